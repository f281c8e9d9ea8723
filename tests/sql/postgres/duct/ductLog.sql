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
