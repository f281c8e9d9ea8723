select id from shift_change where plant_id = ? order by valid_from asc, id asc limit ?
--   Limit
--     -> Index Only Scan using shift_change__plant_valid_from_id_ix on shift_change
--           Index Cond: (plant_id = ?)

select count(*) from shift_change where plant_id = ?
--   Aggregate
--     -> Index Only Scan using shift_change__plant_shift_valid_from_id_ix on shift_change
--           Index Cond: (plant_id = ?)

order by valid_from desc, id desc
--   Limit
--     -> Index Only Scan Backward using shift_change__plant_valid_from_id_ix on shift_change
--           Index Cond: (plant_id = ?)

order by id asc
--   Limit
--     -> Index Only Scan using shift_change__plant_uq on shift_change
--           Index Cond: (plant_id = ?)

and id = ?
--   Limit
--     -> Sort
--           Sort Key: valid_from COLLATE "C"
--           -> Index Scan using shift_change__plant_uq on shift_change
--                 Index Cond: ((plant_id = ?) AND (id = ?))

and id in (?, …)
--   Limit
--     -> Sort
--           Sort Key: valid_from COLLATE "C", id
--           -> Index Scan using shift_change__plant_uq on shift_change
--                 Index Cond: ((plant_id = ?) AND (id = ANY (ARRAY[?, ?])))

and shift_id = ?
--   Limit
--     -> Index Only Scan using shift_change__plant_shift_valid_from_id_ix on shift_change
--           Index Cond: ((plant_id = ?) AND (shift_id = ?))

and shift_id is null
--   Limit
--     -> Sort
--           Sort Key: valid_from COLLATE "C", id
--           -> Index Only Scan using shift_change__plant_shift_valid_from_id_ix on shift_change
--                 Index Cond: ((plant_id = ?) AND (shift_id IS NULL))

select merged.id as id
from (
  select 0 as rank, id, at0, at1
  from #1(
    select id as id, valid_from as at0, id as at1
    from shift_change
    where (plant_id = ? and shift_id = ?)
    order by valid_from asc, id asc
    limit ?
  ) as part0
  union all
  select 0 as rank, id, at0, at1
  from #1 as part1
) as merged
order by merged.rank asc, at0 asc, at1 asc
limit ?
--   Limit
--     -> Sort
--           Sort Key: (0), part0.at0 COLLATE "C", part0.at1
--           -> Append
--                 -> Subquery Scan on part0
--                       -> Limit
--                             -> Index Only Scan using shift_change__plant_shift_valid_from_id_ix on shift_change
--                                   Index Cond: ((plant_id = ?) AND (shift_id = ?))
--                 …

and valid_from = ?
--   Limit
--     -> Index Only Scan using shift_change__plant_valid_from_id_ix on shift_change
--           Index Cond: ((plant_id = ?) AND (valid_from = ?))

and (valid_from >= ? and valid_from <= ?)
--   Limit
--     -> Index Only Scan using shift_change__plant_valid_from_id_ix on shift_change
--           Index Cond: ((plant_id = ?) AND (valid_from >= ?) AND (valid_from <= ?))

and {} = ? -- {}: status
and {} in (?, …) -- {}: status
and ({} >= ? and {} <= ?) -- {}: created_at, updated_at
--   Limit
--     -> Index Scan using shift_change__plant_valid_from_id_ix on shift_change
--           Index Cond: (plant_id = ?)

and 1 = 0 -- keyword
--   Limit
--     -> Sort
--           Sort Key: valid_from COLLATE "C", id
--           -> Result
--                 One-Time Filter: false
