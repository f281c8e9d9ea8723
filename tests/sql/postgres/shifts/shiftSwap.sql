select id from shift_swap where plant_id = ? order by date desc, id desc limit ?
and {} ilike ? escape '\' -- {}: swap_no
and swap_no ilike ? escape '\' -- keyword, covered
--   Limit
--     -> Index Only Scan Backward using shift_swap__plant_date_id_swap_no_ix on shift_swap
--           Index Cond: (plant_id = ?)

select count(*) from shift_swap where plant_id = ?
--   Aggregate
--     -> Index Only Scan using shift_swap__plant_to_worker_date_id_ix on shift_swap
--           Index Cond: (plant_id = ?)

order by date asc, id asc
--   Limit
--     -> Index Only Scan using shift_swap__plant_date_id_swap_no_ix on shift_swap
--           Index Cond: (plant_id = ?)

order by id asc
--   Limit
--     -> Index Only Scan using shift_swap__plant_uq on shift_swap
--           Index Cond: (plant_id = ?)

order by swap_no asc, id asc
--   Limit
--     -> Index Only Scan using shift_swap__plant_swap_no_id_ix on shift_swap
--           Index Cond: (plant_id = ?)

and id = ?
--   Limit
--     -> Sort
--           Sort Key: date COLLATE "C" DESC
--           -> Index Scan using shift_swap__plant_uq on shift_swap
--                 Index Cond: ((plant_id = ?) AND (id = ?))

and id in (?, …)
--   Limit
--     -> Sort
--           Sort Key: date COLLATE "C" DESC, id DESC
--           -> Index Scan using shift_swap__plant_uq on shift_swap
--                 Index Cond: ((plant_id = ?) AND (id = ANY (ARRAY[?, ?])))

and swap_no = ?
--   Limit
--     -> Sort
--           Sort Key: date COLLATE "C" DESC, id DESC
--           -> Index Scan using shift_swap__swap_no_uq on shift_swap
--                 Index Cond: ((plant_id = ?) AND (swap_no = ?))

and swap_no is null
--   Limit
--     -> Sort
--           Sort Key: date COLLATE "C" DESC, id DESC
--           -> Index Scan using shift_swap__plant_swap_no_id_ix on shift_swap
--                 Index Cond: ((plant_id = ?) AND (swap_no IS NULL))

and swap_no in (?, …)
--   Limit
--     -> Sort
--           Sort Key: date COLLATE "C" DESC, id DESC
--           -> Index Scan using shift_swap__plant_swap_no_id_ix on shift_swap
--                 Index Cond: ((plant_id = ?) AND (swap_no = ANY (ARRAY[?, ?])))

and {} = ? -- {}: from_worker_id, to_worker_id
--   Limit
--     -> Index Only Scan Backward using shift_swap__plant_{}_date_id_ix on shift_swap
--           Index Cond: ((plant_id = ?) AND ({} = ?))

and {} is null -- {}: from_worker_id, to_worker_id
--   Limit
--     -> Sort
--           Sort Key: date COLLATE "C" DESC, id DESC
--           -> Index Only Scan using shift_swap__plant_{}_date_id_ix on shift_swap
--                 Index Cond: ((plant_id = ?) AND ({} IS NULL))

select merged.id as id
from (
  select 0 as rank, id, at0, at1
  from #1(
    select id as id, date as at0, id as at1 from shift_swap where (plant_id = ? and {} = ?) order by date desc, id desc limit ?
  ) as part0
  union all
  select 0 as rank, id, at0, at1
  from #1 as part1
) as merged
order by merged.rank asc, at0 desc, at1 desc
limit ?
-- {}: from_worker_id, to_worker_id
--   Limit
--     -> Sort
--           Sort Key: (0), part0.at0 COLLATE "C" DESC, part0.at1 DESC
--           -> Append
--                 -> Subquery Scan on part0
--                       -> Limit
--                             -> Index Only Scan Backward using shift_swap__plant_{}_date_id_ix on shift_swap
--                                   Index Cond: ((plant_id = ?) AND ({} = ?))
--                 …

and date = ?
--   Limit
--     -> Index Only Scan Backward using shift_swap__plant_date_id_swap_no_ix on shift_swap
--           Index Cond: ((plant_id = ?) AND (date = ?))

and (date >= ? and date <= ?)
--   Limit
--     -> Index Only Scan Backward using shift_swap__plant_date_id_swap_no_ix on shift_swap
--           Index Cond: ((plant_id = ?) AND (date >= ?) AND (date <= ?))

and {} = ? -- {}: status
and {} in (?, …) -- {}: status
and ({} >= ? and {} <= ?) -- {}: created_at, updated_at
--   Limit
--     -> Index Scan Backward using shift_swap__plant_date_id_swap_no_ix on shift_swap
--           Index Cond: (plant_id = ?)
