select id from attendance where plant_id = ? order by date desc, id desc limit ?
--   Limit
--     -> Index Only Scan Backward using attendance__plant_date_id_ix on attendance
--           Index Cond: (plant_id = ?)

select count(*) from attendance where plant_id = ?
--   Aggregate
--     -> Index Only Scan using attendance__plant_worker_date_id_ix on attendance
--           Index Cond: (plant_id = ?)

order by date asc, id asc
--   Limit
--     -> Index Only Scan using attendance__plant_date_id_ix on attendance
--           Index Cond: (plant_id = ?)

order by id asc
--   Limit
--     -> Index Only Scan using attendance__plant_uq on attendance
--           Index Cond: (plant_id = ?)

and id = ?
--   Limit
--     -> Sort
--           Sort Key: date COLLATE "C" DESC
--           -> Index Scan using attendance__plant_uq on attendance
--                 Index Cond: ((plant_id = ?) AND (id = ?))

and id in (?, …)
--   Limit
--     -> Sort
--           Sort Key: date COLLATE "C" DESC, id DESC
--           -> Index Scan using attendance__plant_uq on attendance
--                 Index Cond: ((plant_id = ?) AND (id = ANY (ARRAY[?, ?])))

and date = ?
--   Limit
--     -> Index Only Scan Backward using attendance__plant_date_id_ix on attendance
--           Index Cond: ((plant_id = ?) AND (date = ?))

and (date >= ? and date <= ?)
--   Limit
--     -> Index Only Scan Backward using attendance__plant_date_id_ix on attendance
--           Index Cond: ((plant_id = ?) AND (date >= ?) AND (date <= ?))

and {} = ? -- {}: shift_id, worker_id
--   Limit
--     -> Index Only Scan Backward using attendance__plant_{}_date_id_ix on attendance
--           Index Cond: ((plant_id = ?) AND ({} = ?))

and {} is null -- {}: shift_id, worker_id
--   Limit
--     -> Sort
--           Sort Key: date COLLATE "C" DESC, id DESC
--           -> Index Only Scan using attendance__plant_{}_date_id_ix on attendance
--                 Index Cond: ((plant_id = ?) AND ({} IS NULL))

select merged.id as id
from (
  select 0 as rank, id, at0, at1
  from #1(
    select id as id, date as at0, id as at1 from attendance where (plant_id = ? and {} = ?) order by date desc, id desc limit ?
  ) as part0
  union all
  select 0 as rank, id, at0, at1
  from #1 as part1
) as merged
order by merged.rank asc, at0 desc, at1 desc
limit ?
-- {}: shift_id, worker_id
--   Limit
--     -> Sort
--           Sort Key: (0), part0.at0 COLLATE "C" DESC, part0.at1 DESC
--           -> Append
--                 -> Subquery Scan on part0
--                       -> Limit
--                             -> Index Only Scan Backward using attendance__plant_{}_date_id_ix on attendance
--                                   Index Cond: ((plant_id = ?) AND ({} = ?))
--                 …

and {} = ? -- {}: presence, source, status
and {} in (?, …) -- {}: presence, source, status
and ({} >= ? and {} <= ?) -- {}: created_at, updated_at
--   Limit
--     -> Index Scan Backward using attendance__plant_date_id_ix on attendance
--           Index Cond: (plant_id = ?)

and 1 = 0 -- keyword
--   Limit
--     -> Sort
--           Sort Key: date COLLATE "C" DESC, id DESC
--           -> Result
--                 One-Time Filter: false

select substr(date, 1, 7) as key0, count(*) from attendance where plant_id = ? group by 1 limit ? -- group_date, group_measures
--   Limit
--     -> HashAggregate
--           Group Key: substr(date, 1, 7)
--           -> Index Only Scan using attendance__plant_worker_date_id_ix on attendance
--                 Index Cond: (plant_id = ?)

select shift_id as key0, count(*) from attendance where plant_id = ? group by 1 limit ? -- group_shift_id
--   Limit
--     -> GroupAggregate
--           Group Key: shift_id
--           -> Index Only Scan using attendance__plant_shift_date_id_ix on attendance
--                 Index Cond: (plant_id = ?)

select worker_id as key0, count(*) from attendance where plant_id = ? group by 1 limit ? -- group_worker_id
--   Limit
--     -> GroupAggregate
--           Group Key: worker_id
--           -> Index Only Scan using attendance__plant_worker_date_id_ix on attendance
--                 Index Cond: (plant_id = ?)

select max(id) from attendance -- group_presence, group_source, group_status, group_created_at, group_updated_at
--   Result
--     InitPlan 1 (returns ?)
--       -> Limit
--             -> Index Only Scan Backward using attendance_pkey on attendance
--                   Index Cond: (id IS NOT NULL)

select presence as key0, count(*) from attendance where plant_id = ? group by 1 limit ? -- group_presence
--   Limit
--     -> HashAggregate
--           Group Key: presence
--           -> Index Scan using attendance__plant_worker_date_id_ix on attendance
--                 Index Cond: (plant_id = ?)

select source as key0, count(*) from attendance where plant_id = ? group by 1 limit ? -- group_source
--   Limit
--     -> HashAggregate
--           Group Key: source
--           -> Index Scan using attendance__plant_worker_date_id_ix on attendance
--                 Index Cond: (plant_id = ?)

select status as key0, count(*) from attendance where plant_id = ? group by 1 limit ? -- group_status
--   Limit
--     -> HashAggregate
--           Group Key: status
--           -> Index Scan using attendance__plant_worker_date_id_ix on attendance
--                 Index Cond: (plant_id = ?)

select to_char(timestamp '1970-01-01' + ((created_at + 62167420800000) / 1000 - 62167392000) * interval '1 second', 'YYYY-MM') as key0,
  count(*)
from attendance
where plant_id = ?
group by 1
limit ?
-- group_created_at
--   Limit
--     -> HashAggregate
--           Group Key: to_char(('1970-01-01 00:00:00'::timestamp without time zone + (((((created_at + '62167420800000'::bigint) / 1000) - '6216…
--           -> Index Scan using attendance__plant_worker_date_id_ix on attendance
--                 Index Cond: (plant_id = ?)

select to_char(timestamp '1970-01-01' + ((updated_at + 62167420800000) / 1000 - 62167392000) * interval '1 second', 'YYYY-MM') as key0,
  count(*)
from attendance
where plant_id = ?
group by 1
limit ?
-- group_updated_at
--   Limit
--     -> HashAggregate
--           Group Key: to_char(('1970-01-01 00:00:00'::timestamp without time zone + (((((updated_at + '62167420800000'::bigint) / 1000) - '6216…
--           -> Index Scan using attendance__plant_worker_date_id_ix on attendance
--                 Index Cond: (plant_id = ?)
