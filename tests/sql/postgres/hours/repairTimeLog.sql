select id from repair_time_log where plant_id = ? order by log_date desc, id desc limit ?
--   Limit
--     -> Index Only Scan Backward using repair_time_log__plant_log_date_id_ix on repair_time_log
--           Index Cond: (plant_id = ?)

select count(*) from repair_time_log where plant_id = ?
--   Aggregate
--     -> Index Only Scan using repair_time_log__plant_log_date_repairer_hours_equipment_statu on repair_time_log
--           Index Cond: (plant_id = ?)

order by log_date asc, id asc
--   Limit
--     -> Index Only Scan using repair_time_log__plant_log_date_id_ix on repair_time_log
--           Index Cond: (plant_id = ?)

order by id asc
--   Limit
--     -> Index Only Scan using repair_time_log__plant_uq on repair_time_log
--           Index Cond: (plant_id = ?)

and id = ?
--   Limit
--     -> Sort
--           Sort Key: log_date COLLATE "C" DESC
--           -> Index Scan using repair_time_log__plant_uq on repair_time_log
--                 Index Cond: ((plant_id = ?) AND (id = ?))

and id in (?, …)
--   Limit
--     -> Sort
--           Sort Key: log_date COLLATE "C" DESC, id DESC
--           -> Index Scan using repair_time_log__plant_uq on repair_time_log
--                 Index Cond: ((plant_id = ?) AND (id = ANY (ARRAY[?, ?])))

and {} = ? -- {}: repairer_id, repair_id, inspection_id, maintenance_id, equipment_id
--   Limit
--     -> Index Only Scan Backward using repair_time_log__plant_{}_log_date_id_ix on repair_time_log
--           Index Cond: ((plant_id = ?) AND ({} = ?))

and {} is null -- {}: repairer_id, repair_id, inspection_id, maintenance_id, equipment_id
--   Limit
--     -> Sort
--           Sort Key: log_date COLLATE "C" DESC, id DESC
--           -> Index Only Scan using repair_time_log__plant_{}_log_date_id_ix on repair_time_log
--                 Index Cond: ((plant_id = ?) AND ({} IS NULL))

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
--   Limit
--     -> Sort
--           Sort Key: (0), part0.at0 COLLATE "C" DESC, part0.at1 DESC
--           -> Append
--                 -> Subquery Scan on part0
--                       -> Limit
--                             -> Index Only Scan Backward using repair_time_log__plant_{}_log_date_id_ix on repair_time_log
--                                   Index Cond: ((plant_id = ?) AND ({} = ?))
--                 …

and log_date = ?
--   Limit
--     -> Index Only Scan Backward using repair_time_log__plant_log_date_id_ix on repair_time_log
--           Index Cond: ((plant_id = ?) AND (log_date = ?))

and (log_date >= ? and log_date <= ?)
--   Limit
--     -> Index Only Scan Backward using repair_time_log__plant_log_date_id_ix on repair_time_log
--           Index Cond: ((plant_id = ?) AND (log_date >= ?) AND (log_date <= ?))

and status = ?
--   Limit
--     -> Incremental Sort
--           Sort Key: log_date COLLATE "C" DESC, id DESC
--           Presorted Key: log_date
--           -> Index Only Scan Backward using repair_time_log__plant_log_date_repairer_hours_equipment_statu on repair_time_log
--                 Index Cond: ((plant_id = ?) AND (status = ?))

and {} in (?, …) -- {}: status
and ({} >= ? and {} <= ?) -- {}: created_at, updated_at
--   Limit
--     -> Index Scan Backward using repair_time_log__plant_log_date_id_ix on repair_time_log
--           Index Cond: (plant_id = ?)

and 1 = 0 -- keyword
--   Limit
--     -> Sort
--           Sort Key: log_date COLLATE "C" DESC, id DESC
--           -> Result
--                 One-Time Filter: false

select repairer_id as key0, count(*) from repair_time_log where plant_id = ? group by 1 limit ? -- group_repairer_id
--   Limit
--     -> GroupAggregate
--           Group Key: repairer_id
--           -> Index Only Scan using repair_time_log__plant_repairer_log_date_id_ix on repair_time_log
--                 Index Cond: (plant_id = ?)

select substr(log_date, 1, 7) as key0, count(*) from repair_time_log where plant_id = ? group by 1 limit ? -- group_log_date
--   Limit
--     -> HashAggregate
--           Group Key: substr(log_date, 1, 7)
--           -> Index Only Scan using repair_time_log__plant_log_date_repairer_hours_equipment_statu on repair_time_log
--                 Index Cond: (plant_id = ?)

select repair_id as key0, count(*) from repair_time_log where plant_id = ? group by 1 limit ? -- group_repair_id
--   Limit
--     -> GroupAggregate
--           Group Key: repair_id
--           -> Index Only Scan using repair_time_log__plant_repair_log_date_id_ix on repair_time_log
--                 Index Cond: (plant_id = ?)

select inspection_id as key0, count(*) from repair_time_log where plant_id = ? group by 1 limit ? -- group_inspection_id
--   Limit
--     -> GroupAggregate
--           Group Key: inspection_id
--           -> Index Only Scan using repair_time_log__plant_inspection_log_date_id_ix on repair_time_log
--                 Index Cond: (plant_id = ?)

select maintenance_id as key0, count(*) from repair_time_log where plant_id = ? group by 1 limit ? -- group_maintenance_id
--   Limit
--     -> GroupAggregate
--           Group Key: maintenance_id
--           -> Index Only Scan using repair_time_log__plant_maintenance_log_date_id_ix on repair_time_log
--                 Index Cond: (plant_id = ?)

select equipment_id as key0, count(*) from repair_time_log where plant_id = ? group by 1 limit ? -- group_equipment_id
--   Limit
--     -> GroupAggregate
--           Group Key: equipment_id
--           -> Index Only Scan using repair_time_log__plant_equipment_log_date_id_ix on repair_time_log
--                 Index Cond: (plant_id = ?)

select status as key0, count(*) from repair_time_log where plant_id = ? group by 1 limit ? -- group_status
--   Limit
--     -> HashAggregate
--           Group Key: status
--           -> Index Only Scan using repair_time_log__plant_log_date_repairer_hours_equipment_statu on repair_time_log
--                 Index Cond: (plant_id = ?)

select max(id) from repair_time_log -- group_created_at, group_updated_at
--   Result
--     InitPlan 1 (returns ?)
--       -> Limit
--             -> Index Only Scan Backward using repair_time_log_pkey on repair_time_log
--                   Index Cond: (id IS NOT NULL)

select to_char(timestamp '1970-01-01' + ((created_at + 62167420800000) / 1000 - 62167392000) * interval '1 second', 'YYYY-MM') as key0,
  count(*)
from repair_time_log
where plant_id = ?
group by 1
limit ?
-- group_created_at
--   Limit
--     -> HashAggregate
--           Group Key: to_char(('1970-01-01 00:00:00'::timestamp without time zone + (((((created_at + '62167420800000'::bigint) / 1000) - '6216…
--           -> Index Scan using repair_time_log__plant_log_date_repairer_hours_equipment_statu on repair_time_log
--                 Index Cond: (plant_id = ?)

select to_char(timestamp '1970-01-01' + ((updated_at + 62167420800000) / 1000 - 62167392000) * interval '1 second', 'YYYY-MM') as key0,
  count(*)
from repair_time_log
where plant_id = ?
group by 1
limit ?
-- group_updated_at
--   Limit
--     -> HashAggregate
--           Group Key: to_char(('1970-01-01 00:00:00'::timestamp without time zone + (((((updated_at + '62167420800000'::bigint) / 1000) - '6216…
--           -> Index Scan using repair_time_log__plant_log_date_repairer_hours_equipment_statu on repair_time_log
--                 Index Cond: (plant_id = ?)

select repairer_id as key0, count(*), cast(sum(hours) as text), cast(count(hours) as text), cast(min(hours) as text),
  cast(max(hours) as text)
from repair_time_log
where plant_id = ?
group by 1
limit ?
-- group_measures
--   Limit
--     -> GroupAggregate
--           Group Key: repairer_id
--           -> Index Scan using repair_time_log__plant_repairer_log_date_id_ix on repair_time_log
--                 Index Cond: (plant_id = ?)
