select id from repair_time_log where plant_id = ? order by log_date desc, id desc limit ?
and id in (?, …) -- id
and 1 = 0 -- keyword
--   SEARCH repair_time_log USING COVERING INDEX repair_time_log__plant_log_date_id_ix (plant_id=?)

select count(*) from repair_time_log where plant_id = ?
order by id asc -- id
--   SEARCH repair_time_log USING COVERING INDEX repair_time_log__plant_uq (plant_id=?)

order by log_date asc, id asc
--   SEARCH repair_time_log USING COVERING INDEX repair_time_log__plant_log_date_id_ix (plant_id=?)

and id = ?
--   SEARCH repair_time_log USING INTEGER PRIMARY KEY (rowid=?)

and {} = ? -- {}: repairer_id, repair_id, inspection_id, maintenance_id, equipment_id
and {} is null -- {}: repair_id, inspection_id, maintenance_id, equipment_id
--   SEARCH repair_time_log USING COVERING INDEX repair_time_log__plant_{}_log_date_id_ix (plant_id=? AND {}=?)

and {} is null -- {}: repairer_id
and {} = ? -- {}: status
and {} in (?, …) -- {}: status
and ({} >= ? and {} <= ?) -- {}: created_at, updated_at
--   SEARCH repair_time_log USING INDEX repair_time_log__plant_log_date_id_ix (plant_id=?)

select merged.id as id
from (
  select 0 as rank, id, at0, at1
  from #1(
    select id as id, log_date as at0, id as at1 from repair_time_log where (plant_id = ? and {} = ?) order by log_date desc, id desc limit ?
  ) as part0
  union all
  select 0 as rank, id, at0, at1
  from #1 as part1
) as merged
order by merged.rank asc, at0 desc, at1 desc
limit ?
-- {}: repairer_id, repair_id, inspection_id, maintenance_id, equipment_id
--   CO-ROUTINE merged
--     COMPOUND QUERY
--       LEFT-MOST SUBQUERY
--         CO-ROUTINE part0
--           SEARCH repair_time_log USING COVERING INDEX repair_time_log__plant_{}_log_date_id_ix (plant_id=? AND {}=?)
--         SCAN part0
--       UNION ALL
--         CO-ROUTINE part1
--           SEARCH repair_time_log USING COVERING INDEX repair_time_log__plant_{}_log_date_id_ix (plant_id=? AND {}=?)
--         SCAN part1
--   SCAN merged
--   USE TEMP B-TREE FOR ORDER BY

and log_date = ?
--   SEARCH repair_time_log USING COVERING INDEX repair_time_log__plant_log_date_id_ix (plant_id=? AND log_date=?)

and (log_date >= ? and log_date <= ?)
--   SEARCH repair_time_log USING COVERING INDEX repair_time_log__plant_log_date_id_ix (plant_id=? AND log_date>? AND log_date<?)

select repairer_id as key0, count(*) from repair_time_log where plant_id = ? group by 1 limit ? -- group_repairer_id
--   SEARCH repair_time_log USING COVERING INDEX repair_time_log__plant_repairer_log_date_id_ix (plant_id=?)

select row_groups(10000, 1, 0, substr(log_date, 1, 7)) from repair_time_log where plant_id = ? -- group_log_date
select equipment_id as key0, count(*) from repair_time_log where plant_id = ? group by 1 limit ? -- group_equipment_id
--   SEARCH repair_time_log USING COVERING INDEX repair_time_log__plant_equipment_log_date_id_ix (plant_id=?)

select repair_id as key0, count(*) from repair_time_log where plant_id = ? group by 1 limit ? -- group_repair_id
--   SEARCH repair_time_log USING COVERING INDEX repair_time_log__plant_repair_log_date_id_ix (plant_id=?)

select inspection_id as key0, count(*) from repair_time_log where plant_id = ? group by 1 limit ? -- group_inspection_id
--   SEARCH repair_time_log USING COVERING INDEX repair_time_log__plant_inspection_log_date_id_ix (plant_id=?)

select maintenance_id as key0, count(*) from repair_time_log where plant_id = ? group by 1 limit ? -- group_maintenance_id
--   SEARCH repair_time_log USING COVERING INDEX repair_time_log__plant_maintenance_log_date_id_ix (plant_id=?)

select row_groups(10000, 1, 0, status) from repair_time_log where plant_id = ? -- group_status
select row_groups(10000, 1, 0, repairer_id, hours) from repair_time_log where plant_id = ? -- group_measures
--   SEARCH repair_time_log USING COVERING INDEX repair_time_log__plant_log_date_repairer_hours_equipment_statu (plant_id=?)

select max(id) from repair_time_log -- group_created_at, group_updated_at
--   SEARCH repair_time_log

select row_groups(10000, 1, 1, (created_at + 62167420800000) / 86400000 - 719530)
from repair_time_log indexed by repair_time_log__plant_uq
where plant_id = ?
-- group_created_at
select row_groups(10000, 1, 1, (updated_at + 62167420800000) / 86400000 - 719530)
from repair_time_log indexed by repair_time_log__plant_uq
where plant_id = ?
-- group_updated_at
--   SEARCH repair_time_log USING INDEX repair_time_log__plant_uq (plant_id=?)
