select id from stocktake where plant_id = ? order by id desc limit ?
--   Limit
--     -> Index Only Scan Backward using stocktake__plant_id_ix on stocktake
--           Index Cond: (plant_id = ?)

select count(*) from stocktake where plant_id = ?
--   Aggregate
--     -> Index Only Scan using stocktake__plant_staff_id_ix on stocktake
--           Index Cond: (plant_id = ?)

order by id asc
--   Limit
--     -> Index Only Scan using stocktake__plant_id_ix on stocktake
--           Index Cond: (plant_id = ?)

order by {} asc, id asc -- {}: stocktake_no, accuracy
--   Limit
--     -> Index Only Scan using stocktake__plant_{}_id_ix on stocktake
--           Index Cond: (plant_id = ?)

and id = ?
--   Limit
--     -> Index Only Scan using stocktake__plant_id_ix on stocktake
--           Index Cond: ((plant_id = ?) AND (id = ?))

and id in (?, …)
--   Limit
--     -> Index Scan Backward using stocktake_pkey on stocktake
--           Index Cond: (id = ANY (ARRAY[?, ?]))

and {} = ? -- {}: stocktake_no, staff_id
--   Limit
--     -> Index Only Scan Backward using stocktake__plant_{}_id_ix on stocktake
--           Index Cond: ((plant_id = ?) AND ({} = ?))

and {} is null -- {}: stocktake_no, staff_id
--   Limit
--     -> Sort
--           Sort Key: id DESC
--           -> Index Only Scan using stocktake__plant_{}_id_ix on stocktake
--                 Index Cond: ((plant_id = ?) AND ({} IS NULL))

and stocktake_no in (?, …)
--   Limit
--     -> Sort
--           Sort Key: id DESC
--           -> Index Only Scan using stocktake__plant_stocktake_no_id_ix on stocktake
--                 Index Cond: ((plant_id = ?) AND (stocktake_no = ANY (ARRAY[?, ?])))

and {} ilike ? escape '\' -- {}: stocktake_no
and {} = ? -- {}: kind, is_blind, state
and {} in (?, …) -- {}: kind, state
and ({} >= ? and {} <= ?) -- {}: posted_at, created_at, updated_at
and stocktake_no ilike ? escape '\' -- keyword
--   Limit
--     -> Index Scan Backward using stocktake__plant_id_ix on stocktake
--           Index Cond: (plant_id = ?)

select merged.id as id
from (
  select 0 as rank, id, at0
  from #1(select id as id, id as at0 from stocktake where (plant_id = ? and staff_id = ?) order by id desc limit ?) as part0
  union all
  select 0 as rank, id, at0
  from #1 as part1
) as merged
order by merged.rank asc, at0 desc
limit ?
--   Limit
--     -> Sort
--           Sort Key: (0), part0.at0 DESC
--           -> Append
--                 -> Subquery Scan on part0
--                       -> Limit
--                             -> Index Only Scan Backward using stocktake__plant_staff_id_ix on stocktake
--                                   Index Cond: ((plant_id = ?) AND (staff_id = ?))
--                 …
