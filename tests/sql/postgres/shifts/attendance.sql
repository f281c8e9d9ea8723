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
