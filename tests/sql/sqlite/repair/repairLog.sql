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
-- repair_no, fault_description, covered
--   CO-ROUTINE found
--     SCAN repair_log__text VIRTUAL TABLE INDEX 0:M1
--   SCAN found

and {} like ? escape '\'
  and id in (
    select distinct id
    from (select rowid as id from repair_log__text where repair_log__text match ? union all select id from repair_log__text_late)
  )
-- {}: repair_no
and (repair_no like ? escape '\' and (repair_no like ? escape '\' or squeezed(repair_no) like ? escape '\'))
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

and fault_description like ? escape '\'
  and id in (
    select distinct id
    from (select rowid as id from repair_log__text where repair_log__text match ? union all select id from repair_log__text_late)
  )
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

select count(*)
from (
  select rowid as id
  from repair_log__text
  where repair_log__text match ?
  union all
  select id as id
  from repair_log
  where (
    plant_id = ?
      and report_id in (
        select distinct id
        from (select rowid as id from report_log__text where report_log__text match ? union all select id from report_log__text_late)
      )
  )
  limit ?
) as found
-- keyword
--   CO-ROUTINE found
--     COMPOUND QUERY
--       LEFT-MOST SUBQUERY
--         SCAN repair_log__text VIRTUAL TABLE INDEX 0:M1
--       UNION ALL
--         SEARCH repair_log USING COVERING INDEX repair_log__plant_report_created_at_id_ix (plant_id=? AND report_id=?)
--         LIST SUBQUERY 4
--           CO-ROUTINE (subquery-3)
--             COMPOUND QUERY
--               LEFT-MOST SUBQUERY
--                 SCAN report_log__text VIRTUAL TABLE INDEX 0:M1
--               UNION ALL
--                 SCAN report_log__text_late
--           SCAN (subquery-3)
--           USE TEMP B-TREE FOR DISTINCT
--   SCAN found

and (
  (repair_no like ? escape '\' and (repair_no like ? escape '\' or squeezed(repair_no) like ? escape '\'))
    or (fault_description like ? escape '\' and (fault_description like ? escape '\' or squeezed(fault_description) like ? escape '\'))
    or (
      select (
        report_log.report_no like ? escape '\'
          and (report_log.report_no like ? escape '\' or squeezed(report_log.report_no) like ? escape '\')
      )
      from report_log
      where (report_log.id = report_id and report_log.plant_id = ?)
    )
)
  and id in (
    select distinct id
    from (
      select distinct id
      from (select rowid as id from repair_log__text where repair_log__text match ? union all select id from repair_log__text_late)
      union all
      select id as id
      from repair_log
      where (
        plant_id = ?
          and report_id in (
            select distinct id
            from (select rowid as id from report_log__text where report_log__text match ? union all select id from report_log__text_late)
          )
      )
    ) as found
  )
-- keyword
--   SEARCH repair_log USING INDEX repair_log__plant_created_at_id_repair_no_ix (plant_id=?)
--   LIST SUBQUERY 9
--     CO-ROUTINE found
--       COMPOUND QUERY
--         LEFT-MOST SUBQUERY
--           CO-ROUTINE (subquery-3)
--             COMPOUND QUERY
--               LEFT-MOST SUBQUERY
--                 SCAN repair_log__text VIRTUAL TABLE INDEX 0:M1
--               UNION ALL
--                 SCAN repair_log__text_late
--           SCAN (subquery-3)
--           USE TEMP B-TREE FOR DISTINCT
--         UNION ALL
--           SEARCH repair_log USING COVERING INDEX repair_log__plant_report_created_at_id_ix (plant_id=? AND report_id=?)
--           LIST SUBQUERY 7
--             CO-ROUTINE (subquery-6)
--               COMPOUND QUERY
--                 LEFT-MOST SUBQUERY
--                   SCAN report_log__text VIRTUAL TABLE INDEX 0:M1
--                 UNION ALL
--                   SCAN report_log__text_late
--             SCAN (subquery-6)
--             USE TEMP B-TREE FOR DISTINCT
--     SCAN found
--     CREATE BLOOM FILTER
--     USE TEMP B-TREE FOR DISTINCT
--   CORRELATED SCALAR SUBQUERY 1
--     SEARCH report_log USING INTEGER PRIMARY KEY (rowid=?)

select report_id as key0, count(*) from repair_log where plant_id = ? group by 1 limit ? -- group_report_id
--   SEARCH repair_log USING COVERING INDEX repair_log__plant_report_created_at_id_ix (plant_id=?)

select equipment_id as key0, count(*) from repair_log where plant_id = ? group by 1 limit ? -- group_equipment_id
--   SEARCH repair_log USING COVERING INDEX repair_log__plant_equipment_created_at_id_ix (plant_id=?)

select duct_id as key0, count(*) from repair_log where plant_id = ? group by 1 limit ? -- group_duct_id
--   SEARCH repair_log USING COVERING INDEX repair_log__plant_duct_created_at_id_ix (plant_id=?)

select fault_category_id as key0, count(*) from repair_log where plant_id = ? group by 1 limit ? -- group_fault_category_id
select row_groups(10000, 1, 1, (created_at + 62167420800000) / 86400000 - 719530) from repair_log where plant_id = ? -- group_created_at
--   SEARCH repair_log USING COVERING INDEX repair_log__plant_fault_category_created_at_id_ix (plant_id=?)

select row_groups(10000, 1, 0, repair_type) from repair_log where plant_id = ? -- group_repair_type
select row_groups(10000, 1, 1, (complete_date + 62167420800000) / 86400000 - 719530) from repair_log where plant_id = ?
-- group_complete_date
--   SEARCH repair_log USING COVERING INDEX repair_log__plant_complete_date_status_report_repair_type_equi (plant_id=?)

select status as key0, count(*) from repair_log where plant_id = ? group by 1 limit ? -- group_status
--   SEARCH repair_log USING COVERING INDEX repair_log__plant_status_created_at_id_ix (plant_id=?)

select max(id) from repair_log -- group_updated_at, group_measures
--   SEARCH repair_log

select row_groups(10000, 1, 1, (updated_at + 62167420800000) / 86400000 - 719530)
from repair_log indexed by repair_log__plant_uq
where plant_id = ?
-- group_updated_at
select row_groups(10000, 1, 0, report_id, expected_days) from repair_log indexed by repair_log__plant_uq where plant_id = ?
-- group_measures
--   SEARCH repair_log USING INDEX repair_log__plant_uq (plant_id=?)
