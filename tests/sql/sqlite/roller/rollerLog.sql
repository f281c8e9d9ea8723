select id from roller_log where plant_id = ? order by log_date desc, id desc limit ?
and id in (?, …) -- id
and 1 = 0 -- keyword
select row_groups(10000, 1, 0, substr(log_date, 1, 7)) from roller_log where plant_id = ? -- group_log_date
--   SEARCH roller_log USING COVERING INDEX roller_log__plant_log_date_id_ix (plant_id=?)

select count(*) from roller_log where plant_id = ?
order by id asc -- id
--   SEARCH roller_log USING COVERING INDEX roller_log__plant_uq (plant_id=?)

order by log_date asc, id asc
--   SEARCH roller_log USING COVERING INDEX roller_log__plant_log_date_id_ix (plant_id=?)

and id = ?
--   SEARCH roller_log USING INTEGER PRIMARY KEY (rowid=?)

and {} = ? -- {}: roller_id, operation_id, operator_id, equipment_id
and {} is null -- {}: operator_id, equipment_id
--   SEARCH roller_log USING COVERING INDEX roller_log__plant_{}_log_date_id_ix (plant_id=? AND {}=?)

and {} is null -- {}: roller_id, operation_id
and ({} >= ? and {} <= ?) -- {}: created_at, updated_at
--   SEARCH roller_log USING INDEX roller_log__plant_log_date_id_ix (plant_id=?)

select merged.id as id
from (
  select 0 as rank, id, at0, at1
  from #1(
    select id as id, log_date as at0, id as at1 from roller_log where (plant_id = ? and {} = ?) order by log_date desc, id desc limit ?
  ) as part0
  union all
  select 0 as rank, id, at0, at1
  from #1 as part1
) as merged
order by merged.rank asc, at0 desc, at1 desc
limit ?
-- {}: roller_id, operation_id, operator_id, equipment_id
--   CO-ROUTINE merged
--     COMPOUND QUERY
--       LEFT-MOST SUBQUERY
--         CO-ROUTINE part0
--           SEARCH roller_log USING COVERING INDEX roller_log__plant_{}_log_date_id_ix (plant_id=? AND {}=?)
--         SCAN part0
--       UNION ALL
--         CO-ROUTINE part1
--           SEARCH roller_log USING COVERING INDEX roller_log__plant_{}_log_date_id_ix (plant_id=? AND {}=?)
--         SCAN part1
--   SCAN merged
--   USE TEMP B-TREE FOR ORDER BY

and log_date = ?
--   SEARCH roller_log USING COVERING INDEX roller_log__plant_log_date_id_ix (plant_id=? AND log_date=?)

and (log_date >= ? and log_date <= ?)
--   SEARCH roller_log USING COVERING INDEX roller_log__plant_log_date_id_ix (plant_id=? AND log_date>? AND log_date<?)

select roller_id as key0, count(*) from roller_log where plant_id = ? group by 1 limit ? -- group_roller_id, group_measures
--   SEARCH roller_log USING COVERING INDEX roller_log__plant_roller_log_date_id_ix (plant_id=?)

select operation_id as key0, count(*) from roller_log where plant_id = ? group by 1 limit ? -- group_operation_id
--   SEARCH roller_log USING COVERING INDEX roller_log__plant_operation_log_date_id_ix (plant_id=?)

select operator_id as key0, count(*) from roller_log where plant_id = ? group by 1 limit ? -- group_operator_id
--   SEARCH roller_log USING COVERING INDEX roller_log__plant_operator_log_date_id_ix (plant_id=?)

select equipment_id as key0, count(*) from roller_log where plant_id = ? group by 1 limit ? -- group_equipment_id
--   SEARCH roller_log USING COVERING INDEX roller_log__plant_equipment_log_date_id_ix (plant_id=?)

select max(id) from roller_log -- group_created_at, group_updated_at
--   SEARCH roller_log

select row_groups(10000, 1, 1, (created_at + 62167420800000) / 86400000 - 719530)
from roller_log indexed by roller_log__plant_uq
where plant_id = ?
-- group_created_at
select row_groups(10000, 1, 1, (updated_at + 62167420800000) / 86400000 - 719530)
from roller_log indexed by roller_log__plant_uq
where plant_id = ?
-- group_updated_at
--   SEARCH roller_log USING INDEX roller_log__plant_uq (plant_id=?)
