select id from duct_log where plant_id = ? order by begin_date desc, id desc limit ?
--   Limit
--     -> Index Only Scan Backward using duct_log__plant_begin_date_id_ix on duct_log
--           Index Cond: (plant_id = ?)

select count(*) from duct_log where plant_id = ?
--   Aggregate
--     -> Index Only Scan using duct_log__plant_status_begin_date_id_ix on duct_log
--           Index Cond: (plant_id = ?)

order by begin_date asc, id asc
--   Limit
--     -> Index Only Scan using duct_log__plant_begin_date_id_ix on duct_log
--           Index Cond: (plant_id = ?)

order by id asc
--   Limit
--     -> Index Only Scan using duct_log__plant_uq on duct_log
--           Index Cond: (plant_id = ?)

and id = ?
--   Limit
--     -> Sort
--           Sort Key: begin_date COLLATE "C" DESC
--           -> Index Scan using duct_log__plant_uq on duct_log
--                 Index Cond: ((plant_id = ?) AND (id = ?))

and id in (?, …)
--   Limit
--     -> Sort
--           Sort Key: begin_date COLLATE "C" DESC, id DESC
--           -> Index Scan using duct_log__plant_uq on duct_log
--                 Index Cond: ((plant_id = ?) AND (id = ANY (ARRAY[?, ?])))

and {} = ? -- {}: duct_id, worker_id, status
--   Limit
--     -> Index Only Scan Backward using duct_log__plant_{}_begin_date_id_ix on duct_log
--           Index Cond: ((plant_id = ?) AND ({} = ?))

and {} is null -- {}: duct_id, worker_id
--   Limit
--     -> Sort
--           Sort Key: begin_date COLLATE "C" DESC, id DESC
--           -> Index Only Scan using duct_log__plant_{}_begin_date_id_ix on duct_log
--                 Index Cond: ((plant_id = ?) AND ({} IS NULL))

select merged.id as id
from (
  select 0 as rank, id, at0, at1
  from #1(
    select id as id, begin_date as at0, id as at1 from duct_log where (plant_id = ? and {} = ?) order by begin_date desc, id desc limit ?
  ) as part0
  union all
  select 0 as rank, id, at0, at1
  from #1 as part1
) as merged
order by merged.rank asc, at0 desc, at1 desc
limit ?
-- {}: duct_id, worker_id, status
--   Limit
--     -> Sort
--           Sort Key: (0), part0.at0 COLLATE "C" DESC, part0.at1 DESC
--           -> Append
--                 -> Subquery Scan on part0
--                       -> Limit
--                             -> Index Only Scan Backward using duct_log__plant_{}_begin_date_id_ix on duct_log
--                                   Index Cond: ((plant_id = ?) AND ({} = ?))
--                 …

and {} = ? -- {}: kind, end_date
and {} in (?, …) -- {}: kind
and ({} >= ? and {} <= ?) -- {}: end_date, created_at, updated_at
--   Limit
--     -> Index Scan Backward using duct_log__plant_begin_date_id_ix on duct_log
--           Index Cond: (plant_id = ?)

and begin_date = ?
--   Limit
--     -> Index Only Scan Backward using duct_log__plant_begin_date_id_ix on duct_log
--           Index Cond: ((plant_id = ?) AND (begin_date = ?))

and (begin_date >= ? and begin_date <= ?)
--   Limit
--     -> Index Only Scan Backward using duct_log__plant_begin_date_id_ix on duct_log
--           Index Cond: ((plant_id = ?) AND (begin_date >= ?) AND (begin_date <= ?))

and 1 = 0 -- keyword
--   Limit
--     -> Sort
--           Sort Key: begin_date COLLATE "C" DESC, id DESC
--           -> Result
--                 One-Time Filter: false

select duct_id as key0, count(*) from duct_log where plant_id = ? group by 1 limit ? -- group_duct_id, group_measures
--   Limit
--     -> GroupAggregate
--           Group Key: duct_id
--           -> Index Only Scan using duct_log__plant_duct_begin_date_id_ix on duct_log
--                 Index Cond: (plant_id = ?)

select max(id) from duct_log -- group_kind, group_end_date, group_created_at, group_updated_at
--   Result
--     InitPlan 1 (returns ?)
--       -> Limit
--             -> Index Only Scan Backward using duct_log_pkey on duct_log
--                   Index Cond: (id IS NOT NULL)

select kind as key0, count(*) from duct_log where plant_id = ? group by 1 limit ? -- group_kind
--   Limit
--     -> HashAggregate
--           Group Key: kind
--           -> Index Scan using duct_log__plant_status_begin_date_id_ix on duct_log
--                 Index Cond: (plant_id = ?)

select substr(begin_date, 1, 7) as key0, count(*) from duct_log where plant_id = ? group by 1 limit ? -- group_begin_date
--   Limit
--     -> HashAggregate
--           Group Key: substr(begin_date, 1, 7)
--           -> Index Only Scan using duct_log__plant_status_begin_date_id_ix on duct_log
--                 Index Cond: (plant_id = ?)

select substr(end_date, 1, 7) as key0, count(*) from duct_log where plant_id = ? group by 1 limit ? -- group_end_date
--   Limit
--     -> HashAggregate
--           Group Key: substr(end_date, 1, 7)
--           -> Index Scan using duct_log__plant_status_begin_date_id_ix on duct_log
--                 Index Cond: (plant_id = ?)

select worker_id as key0, count(*) from duct_log where plant_id = ? group by 1 limit ? -- group_worker_id
--   Limit
--     -> GroupAggregate
--           Group Key: worker_id
--           -> Index Only Scan using duct_log__plant_worker_begin_date_id_ix on duct_log
--                 Index Cond: (plant_id = ?)

select status as key0, count(*) from duct_log where plant_id = ? group by 1 limit ? -- group_status
--   Limit
--     -> GroupAggregate
--           Group Key: status
--           -> Index Only Scan using duct_log__plant_status_begin_date_id_ix on duct_log
--                 Index Cond: (plant_id = ?)

select to_char(timestamp '1970-01-01' + ((created_at + 62167420800000) / 1000 - 62167392000) * interval '1 second', 'YYYY-MM') as key0,
  count(*)
from duct_log
where plant_id = ?
group by 1
limit ?
-- group_created_at
--   Limit
--     -> HashAggregate
--           Group Key: to_char(('1970-01-01 00:00:00'::timestamp without time zone + (((((created_at + '62167420800000'::bigint) / 1000) - '6216…
--           -> Index Scan using duct_log__plant_status_begin_date_id_ix on duct_log
--                 Index Cond: (plant_id = ?)

select to_char(timestamp '1970-01-01' + ((updated_at + 62167420800000) / 1000 - 62167392000) * interval '1 second', 'YYYY-MM') as key0,
  count(*)
from duct_log
where plant_id = ?
group by 1
limit ?
-- group_updated_at
--   Limit
--     -> HashAggregate
--           Group Key: to_char(('1970-01-01 00:00:00'::timestamp without time zone + (((((updated_at + '62167420800000'::bigint) / 1000) - '6216…
--           -> Index Scan using duct_log__plant_status_begin_date_id_ix on duct_log
--                 Index Cond: (plant_id = ?)
