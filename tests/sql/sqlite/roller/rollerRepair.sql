select id from roller_repair where plant_id = ? order by out_date desc, id desc limit ?
and id in (?, …) -- id
and {} is null -- {}: repair_no
and {} in (?, …) -- {}: repair_no
--   SEARCH roller_repair USING COVERING INDEX roller_repair__plant_out_date_id_repair_no_ix (plant_id=?)

select count(*) from roller_repair where plant_id = ?
order by id asc -- id
--   SEARCH roller_repair USING COVERING INDEX roller_repair__plant_uq (plant_id=?)

order by out_date asc, id asc
--   SEARCH roller_repair USING COVERING INDEX roller_repair__plant_out_date_id_repair_no_ix (plant_id=?)

order by repair_no asc, id asc
--   SEARCH roller_repair USING COVERING INDEX roller_repair__repair_no_uq (plant_id=?)

order by expected_return_date asc, id asc
--   SEARCH roller_repair USING COVERING INDEX roller_repair__plant_expected_return_date_id_ix (plant_id=?)

select merged.id as id
from (
  select 2 as rank, id, at0
  from (
    select id as id, id as at0
    from roller_repair
    where (plant_id = ? and ((status = ? and expected_return_date < ?)))
    order by id asc
    limit ?
  ) as part0
  union all
  select 1 as rank, id, at0
  from (
    select id as id, id as at0
    from roller_repair
    where (plant_id = ? and ((status = ? and expected_return_date < ?)) is not true)
    order by id asc
    limit ?
  ) as part1
) as merged
order by merged.rank asc, at0 asc
limit ?
-- is_overdue
--   CO-ROUTINE merged
--     COMPOUND QUERY
--       LEFT-MOST SUBQUERY
--         CO-ROUTINE part0
--           SEARCH roller_repair USING COVERING INDEX roller_repair__plant_status_expected_return_date_id_ix (plant_id=? AND status=? AND expected_return_date<?)
--           USE TEMP B-TREE FOR ORDER BY
--         SCAN part0
--       UNION ALL
--         CO-ROUTINE part1
--           SEARCH roller_repair USING INDEX roller_repair__plant_uq (plant_id=?)
--         SCAN part1
--   SCAN merged
--   USE TEMP B-TREE FOR ORDER BY

and id = ?
--   SEARCH roller_repair USING INTEGER PRIMARY KEY (rowid=?)

and repair_no = ?
--   SEARCH roller_repair USING INDEX roller_repair__repair_no_uq (plant_id=? AND repair_no=?)

select count(*) from (select rowid as id from roller_repair__text where roller_repair__text match ? limit ?) as found
-- repair_no, keyword, covered
--   CO-ROUTINE found
--     SCAN roller_repair__text VIRTUAL TABLE INDEX 0:M1
--   SCAN found

and {} like ? escape '\'
  and id in (
    select distinct id
    from (select rowid as id from roller_repair__text where roller_repair__text match ? union all select id from roller_repair__text_late)
  )
-- {}: repair_no
and (repair_no like ? escape '\' and (repair_no like ? escape '\' or squeezed(repair_no) like ? escape '\'))
  and id in (
    select distinct id
    from (select rowid as id from roller_repair__text where roller_repair__text match ? union all select id from roller_repair__text_late)
  )
-- keyword, covered
--   SEARCH roller_repair USING COVERING INDEX roller_repair__plant_out_date_id_repair_no_ix (plant_id=?)
--   LIST SUBQUERY 3
--     CO-ROUTINE (subquery-2)
--       COMPOUND QUERY
--         LEFT-MOST SUBQUERY
--           SCAN roller_repair__text VIRTUAL TABLE INDEX 0:M1
--         UNION ALL
--           SCAN roller_repair__text_late
--     SCAN (subquery-2)
--     CREATE BLOOM FILTER
--     USE TEMP B-TREE FOR DISTINCT

and {} = ? -- {}: roller_id, operation_id, repairer_id, operator_id
and {} is null -- {}: operation_id, operator_id
--   SEARCH roller_repair USING COVERING INDEX roller_repair__plant_{}_out_date_id_ix (plant_id=? AND {}=?)

and {} is null -- {}: roller_id, repairer_id
and {} = ? -- {}: expected_return_date, return_date, status
and ({} >= ? and {} <= ?) -- {}: return_date, created_at, updated_at
and {} in (?, …) -- {}: status
--   SEARCH roller_repair USING INDEX roller_repair__plant_out_date_id_repair_no_ix (plant_id=?)

select merged.id as id
from (
  select 0 as rank, id, at0, at1
  from #1(
    select id as id, out_date as at0, id as at1 from roller_repair where (plant_id = ? and {} = ?) order by out_date desc, id desc limit ?
  ) as part0
  union all
  select 0 as rank, id, at0, at1
  from #1 as part1
) as merged
order by merged.rank asc, at0 desc, at1 desc
limit ?
-- {}: roller_id, operation_id, repairer_id, operator_id
--   CO-ROUTINE merged
--     COMPOUND QUERY
--       LEFT-MOST SUBQUERY
--         CO-ROUTINE part0
--           SEARCH roller_repair USING COVERING INDEX roller_repair__plant_{}_out_date_id_ix (plant_id=? AND {}=?)
--         SCAN part0
--       UNION ALL
--         CO-ROUTINE part1
--           SEARCH roller_repair USING COVERING INDEX roller_repair__plant_{}_out_date_id_ix (plant_id=? AND {}=?)
--         SCAN part1
--   SCAN merged
--   USE TEMP B-TREE FOR ORDER BY

and out_date = ?
--   SEARCH roller_repair USING COVERING INDEX roller_repair__plant_out_date_id_repair_no_ix (plant_id=? AND out_date=?)

and (out_date >= ? and out_date <= ?)
--   SEARCH roller_repair USING COVERING INDEX roller_repair__plant_out_date_id_repair_no_ix (plant_id=? AND out_date>? AND out_date<?)

and (expected_return_date >= ? and expected_return_date <= ?)
--   SEARCH roller_repair USING INDEX roller_repair__plant_expected_return_date_id_ix (plant_id=? AND expected_return_date>? AND expected_return_date<?)
--   USE TEMP B-TREE FOR ORDER BY

and ((status = ? and expected_return_date < ?)) -- is_overdue
--   SEARCH roller_repair USING INDEX roller_repair__plant_status_expected_return_date_id_ix (plant_id=? AND status=? AND expected_return_date<?)
--   USE TEMP B-TREE FOR ORDER BY

select roller_id as key0, count(*) from roller_repair where plant_id = ? group by 1 limit ? -- group_roller_id, group_measures
--   SEARCH roller_repair USING COVERING INDEX roller_repair__plant_roller_out_date_id_ix (plant_id=?)

select operation_id as key0, count(*) from roller_repair where plant_id = ? group by 1 limit ? -- group_operation_id
--   SEARCH roller_repair USING COVERING INDEX roller_repair__plant_operation_out_date_id_ix (plant_id=?)

select repairer_id as key0, count(*) from roller_repair where plant_id = ? group by 1 limit ? -- group_repairer_id
--   SEARCH roller_repair USING COVERING INDEX roller_repair__plant_repairer_out_date_id_ix (plant_id=?)

select operator_id as key0, count(*) from roller_repair where plant_id = ? group by 1 limit ? -- group_operator_id
select row_groups(10000, 1, 0, substr(out_date, 1, 7)) from roller_repair where plant_id = ? -- group_out_date
--   SEARCH roller_repair USING COVERING INDEX roller_repair__plant_operator_out_date_id_ix (plant_id=?)

select row_groups(10000, 1, 0, substr(expected_return_date, 1, 7)) from roller_repair where plant_id = ? -- group_expected_return_date
select status as key0, count(*) from roller_repair where plant_id = ? group by 1 limit ? -- group_status
--   SEARCH roller_repair USING COVERING INDEX roller_repair__plant_status_expected_return_date_id_ix (plant_id=?)

select max(id) from roller_repair -- group_return_date, group_is_overdue, group_created_at, group_updated_at
--   SEARCH roller_repair

select row_groups(10000, 1, 0, substr(return_date, 1, 7)) from roller_repair indexed by roller_repair__plant_uq where plant_id = ?
-- group_return_date
select row_groups(10000, 1, 0, case when (status = ? and expected_return_date < ?) then 1 else 0 end)
from roller_repair indexed by roller_repair__plant_uq
where plant_id = ?
-- group_is_overdue
select row_groups(10000, 1, 1, (created_at + 62167420800000) / 86400000 - 719530)
from roller_repair indexed by roller_repair__plant_uq
where plant_id = ?
-- group_created_at
select row_groups(10000, 1, 1, (updated_at + 62167420800000) / 86400000 - 719530)
from roller_repair indexed by roller_repair__plant_uq
where plant_id = ?
-- group_updated_at
--   SEARCH roller_repair USING INDEX roller_repair__plant_uq (plant_id=?)
