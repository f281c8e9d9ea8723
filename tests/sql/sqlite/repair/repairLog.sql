select id from repair_log where plant_id = ? order by created_at desc, id desc limit ?
and id in (?, …) -- id
and {} is null -- {}: repair_no
and {} in (?, …) -- {}: repair_no
--   SEARCH repair_log USING COVERING INDEX repair_log__plant_created_at_id_repair_no_ix (plant_id=?)

select count(*) from repair_log where plant_id = ?
order by id asc -- id
--   SEARCH repair_log USING COVERING INDEX repair_log__plant_uq (plant_id=?)

order by created_at asc, id asc
--   SEARCH repair_log USING COVERING INDEX repair_log__plant_created_at_id_repair_no_ix (plant_id=?)

order by repair_no asc, id asc
--   SEARCH repair_log USING COVERING INDEX repair_log__repair_no_uq (plant_id=?)

and id = ?
--   SEARCH repair_log USING INTEGER PRIMARY KEY (rowid=?)

and repair_no = ?
--   SEARCH repair_log USING INDEX repair_log__repair_no_uq (plant_id=? AND repair_no=?)

select count(*) from (select rowid as id from repair_log__text where repair_log__text match ? limit ?) as found
-- repair_no, fault_description, keyword, covered
--   CO-ROUTINE found
--     SCAN repair_log__text VIRTUAL TABLE INDEX 0:M1
--   SCAN found

and {} like ? escape '\'
  and id in (
    select distinct id
    from (select rowid as id from repair_log__text where repair_log__text match ? union all select id from repair_log__text_late)
  )
-- {}: repair_no
and repair_no like ? escape '\'
  and id in (
    select distinct id
    from (select rowid as id from repair_log__text where repair_log__text match ? union all select id from repair_log__text_late)
  )
-- covered
--   SEARCH repair_log USING COVERING INDEX repair_log__plant_created_at_id_repair_no_ix (plant_id=?)
--   LIST SUBQUERY 3
--     CO-ROUTINE (subquery-2)
--       COMPOUND QUERY
--         LEFT-MOST SUBQUERY
--           SCAN repair_log__text VIRTUAL TABLE INDEX 0:M1
--         UNION ALL
--           SCAN repair_log__text_late
--     SCAN (subquery-2)
--     CREATE BLOOM FILTER
--     USE TEMP B-TREE FOR DISTINCT

and {} = ? -- {}: report_id, equipment_id, duct_id, fault_category_id, status
and {} is null -- {}: report_id, duct_id, fault_category_id
--   SEARCH repair_log USING COVERING INDEX repair_log__plant_{}_created_at_id_ix (plant_id=? AND {}=?)

select merged.id as id
from (
  select 0 as rank, id, at0, at1
  from #1(
    select id as id, created_at as at0, id as at1 from repair_log where (plant_id = ? and {} = ?) order by created_at desc, id desc limit ?
  ) as part0
  union all
  select 0 as rank, id, at0, at1
  from #1 as part1
) as merged
order by merged.rank asc, at0 desc, at1 desc
limit ?
-- {}: report_id, equipment_id, duct_id, fault_category_id, status
--   CO-ROUTINE merged
--     COMPOUND QUERY
--       LEFT-MOST SUBQUERY
--         CO-ROUTINE part0
--           SEARCH repair_log USING COVERING INDEX repair_log__plant_{}_created_at_id_ix (plant_id=? AND {}=?)
--         SCAN part0
--       UNION ALL
--         CO-ROUTINE part1
--           SEARCH repair_log USING COVERING INDEX repair_log__plant_{}_created_at_id_ix (plant_id=? AND {}=?)
--         SCAN part1
--   SCAN merged
--   USE TEMP B-TREE FOR ORDER BY

and {} is null -- {}: equipment_id, fault_description
and {} = ? -- {}: fault_description, repair_type
and {} in (?, …) -- {}: fault_description, repair_type
and ({} >= ? and {} <= ?) -- {}: updated_at
--   SEARCH repair_log USING INDEX repair_log__plant_created_at_id_repair_no_ix (plant_id=?)

and {} like ? escape '\'
  and id in (
    select distinct id
    from (select rowid as id from repair_log__text where repair_log__text match ? union all select id from repair_log__text_late)
  )
-- {}: fault_description
and (repair_no like ? escape '\' or fault_description like ? escape '\')
  and id in (
    select distinct id
    from (select rowid as id from repair_log__text where repair_log__text match ? union all select id from repair_log__text_late)
  )
-- keyword
--   SEARCH repair_log USING INDEX repair_log__plant_created_at_id_repair_no_ix (plant_id=?)
--   LIST SUBQUERY 3
--     CO-ROUTINE (subquery-2)
--       COMPOUND QUERY
--         LEFT-MOST SUBQUERY
--           SCAN repair_log__text VIRTUAL TABLE INDEX 0:M1
--         UNION ALL
--           SCAN repair_log__text_late
--     SCAN (subquery-2)
--     CREATE BLOOM FILTER
--     USE TEMP B-TREE FOR DISTINCT

and id in (select repair_log_repairer.owner_id from repair_log_repairer where repair_log_repairer.target_id in (?, …)) -- repairer_ids
--   SEARCH repair_log USING COVERING INDEX repair_log__plant_created_at_id_repair_no_ix (plant_id=?)
--   LIST SUBQUERY 1
--     SEARCH repair_log_repairer USING INDEX repair_log_repairer_target_ix (target_id=?)
--     CREATE BLOOM FILTER

and (complete_date >= ? and complete_date <= ?)
--   SEARCH repair_log USING INDEX repair_log__plant_complete_date_status_report_repair_type_equi (plant_id=? AND complete_date>? AND complete_date<?)
--   USE TEMP B-TREE FOR ORDER BY

and (created_at >= ? and created_at <= ?)
--   SEARCH repair_log USING COVERING INDEX repair_log__plant_created_at_id_repair_no_ix (plant_id=? AND created_at>? AND created_at<?)
