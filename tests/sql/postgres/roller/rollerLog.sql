select id from roller_log where plant_id = ? order by log_date desc, id desc limit ?
--   Limit
--     -> Index Only Scan Backward using roller_log__plant_log_date_id_ix on roller_log
--           Index Cond: (plant_id = ?)

select count(*) from roller_log where plant_id = ?
--   Aggregate
--     -> Index Only Scan using roller_log__plant_equipment_log_date_id_ix on roller_log
--           Index Cond: (plant_id = ?)

order by log_date asc, id asc
--   Limit
--     -> Index Only Scan using roller_log__plant_log_date_id_ix on roller_log
--           Index Cond: (plant_id = ?)

order by id asc
--   Limit
--     -> Index Only Scan using roller_log__plant_uq on roller_log
--           Index Cond: (plant_id = ?)

and id = ?
--   Limit
--     -> Sort
--           Sort Key: log_date COLLATE "C" DESC
--           -> Index Scan using roller_log__plant_uq on roller_log
--                 Index Cond: ((plant_id = ?) AND (id = ?))

and id in (?, …)
--   Limit
--     -> Sort
--           Sort Key: log_date COLLATE "C" DESC, id DESC
--           -> Index Scan using roller_log__plant_uq on roller_log
--                 Index Cond: ((plant_id = ?) AND (id = ANY (ARRAY[?, ?])))

and {} = ? -- {}: roller_id, operation_id, operator_id, equipment_id
--   Limit
--     -> Index Only Scan Backward using roller_log__plant_{}_log_date_id_ix on roller_log
--           Index Cond: ((plant_id = ?) AND ({} = ?))

and {} is null -- {}: roller_id, operation_id, operator_id, equipment_id
--   Limit
--     -> Sort
--           Sort Key: log_date COLLATE "C" DESC, id DESC
--           -> Index Only Scan using roller_log__plant_{}_log_date_id_ix on roller_log
--                 Index Cond: ((plant_id = ?) AND ({} IS NULL))

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
--   Limit
--     -> Sort
--           Sort Key: (0), part0.at0 COLLATE "C" DESC, part0.at1 DESC
--           -> Append
--                 -> Subquery Scan on part0
--                       -> Limit
--                             -> Index Only Scan Backward using roller_log__plant_{}_log_date_id_ix on roller_log
--                                   Index Cond: ((plant_id = ?) AND ({} = ?))
--                 …

and log_date = ?
--   Limit
--     -> Index Only Scan Backward using roller_log__plant_log_date_id_ix on roller_log
--           Index Cond: ((plant_id = ?) AND (log_date = ?))

and (log_date >= ? and log_date <= ?)
--   Limit
--     -> Index Only Scan Backward using roller_log__plant_log_date_id_ix on roller_log
--           Index Cond: ((plant_id = ?) AND (log_date >= ?) AND (log_date <= ?))

and ({} >= ? and {} <= ?) -- {}: created_at, updated_at
--   Limit
--     -> Index Scan Backward using roller_log__plant_log_date_id_ix on roller_log
--           Index Cond: (plant_id = ?)

and 1 = 0 -- keyword
--   Limit
--     -> Sort
--           Sort Key: log_date COLLATE "C" DESC, id DESC
--           -> Result
--                 One-Time Filter: false

select roller_id as key0, count(*) from roller_log where plant_id = ? group by 1 limit ? -- group_roller_id, group_measures
--   Limit
--     -> GroupAggregate
--           Group Key: roller_id
--           -> Index Only Scan using roller_log__plant_roller_log_date_id_ix on roller_log
--                 Index Cond: (plant_id = ?)

select operation_id as key0, count(*) from roller_log where plant_id = ? group by 1 limit ? -- group_operation_id
--   Limit
--     -> GroupAggregate
--           Group Key: operation_id
--           -> Index Only Scan using roller_log__plant_operation_log_date_id_ix on roller_log
--                 Index Cond: (plant_id = ?)

select operator_id as key0, count(*) from roller_log where plant_id = ? group by 1 limit ? -- group_operator_id
--   Limit
--     -> GroupAggregate
--           Group Key: operator_id
--           -> Index Only Scan using roller_log__plant_operator_log_date_id_ix on roller_log
--                 Index Cond: (plant_id = ?)

select equipment_id as key0, count(*) from roller_log where plant_id = ? group by 1 limit ? -- group_equipment_id
--   Limit
--     -> GroupAggregate
--           Group Key: equipment_id
--           -> Index Only Scan using roller_log__plant_equipment_log_date_id_ix on roller_log
--                 Index Cond: (plant_id = ?)

select substr(log_date, 1, 7) as key0, count(*) from roller_log where plant_id = ? group by 1 limit ? -- group_log_date
--   Limit
--     -> HashAggregate
--           Group Key: substr(log_date, 1, 7)
--           -> Index Only Scan using roller_log__plant_equipment_log_date_id_ix on roller_log
--                 Index Cond: (plant_id = ?)

select max(id) from roller_log -- group_created_at, group_updated_at
--   Result
--     InitPlan 1 (returns ?)
--       -> Limit
--             -> Index Only Scan Backward using roller_log_pkey on roller_log
--                   Index Cond: (id IS NOT NULL)

select to_char(timestamp '1970-01-01' + ((created_at + 62167420800000) / 1000 - 62167392000) * interval '1 second', 'YYYY-MM') as key0,
  count(*)
from roller_log
where plant_id = ?
group by 1
limit ?
-- group_created_at
--   Limit
--     -> HashAggregate
--           Group Key: to_char(('1970-01-01 00:00:00'::timestamp without time zone + (((((created_at + '62167420800000'::bigint) / 1000) - '6216…
--           -> Index Scan using roller_log__plant_equipment_log_date_id_ix on roller_log
--                 Index Cond: (plant_id = ?)

select to_char(timestamp '1970-01-01' + ((updated_at + 62167420800000) / 1000 - 62167392000) * interval '1 second', 'YYYY-MM') as key0,
  count(*)
from roller_log
where plant_id = ?
group by 1
limit ?
-- group_updated_at
--   Limit
--     -> HashAggregate
--           Group Key: to_char(('1970-01-01 00:00:00'::timestamp without time zone + (((((updated_at + '62167420800000'::bigint) / 1000) - '6216…
--           -> Index Scan using roller_log__plant_equipment_log_date_id_ix on roller_log
--                 Index Cond: (plant_id = ?)
