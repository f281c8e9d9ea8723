select id from shift_handover_item where plant_id = ? order by id asc limit ?
--   Limit
--     -> Index Only Scan using shift_handover_item__plant_id_ix on shift_handover_item
--           Index Cond: (plant_id = ?)

select count(*) from shift_handover_item where plant_id = ?
--   Aggregate
--     -> Index Only Scan using shift_handover_item__plant_handover_id_ix on shift_handover_item
--           Index Cond: (plant_id = ?)

order by id desc
--   Limit
--     -> Index Only Scan Backward using shift_handover_item__plant_id_ix on shift_handover_item
--           Index Cond: (plant_id = ?)

and id = ?
--   Limit
--     -> Index Only Scan using shift_handover_item__plant_id_ix on shift_handover_item
--           Index Cond: ((plant_id = ?) AND (id = ?))

and id in (?, …)
--   Limit
--     -> Index Scan using shift_handover_item_pkey on shift_handover_item
--           Index Cond: (id = ANY (ARRAY[?, ?]))

and handover_id = ?
--   Limit
--     -> Index Only Scan using shift_handover_item__plant_handover_id_ix on shift_handover_item
--           Index Cond: ((plant_id = ?) AND (handover_id = ?))

and handover_id is null
--   Limit
--     -> Sort
--           Sort Key: id
--           -> Index Only Scan using shift_handover_item__plant_handover_id_ix on shift_handover_item
--                 Index Cond: ((plant_id = ?) AND (handover_id IS NULL))

select merged.id as id
from (
  select 0 as rank, id, at0
  from #1(select id as id, id as at0 from shift_handover_item where (plant_id = ? and handover_id = ?) order by id asc limit ?) as part0
  union all
  select 0 as rank, id, at0
  from #1 as part1
) as merged
order by merged.rank asc, at0 asc
limit ?
--   Limit
--     -> Sort
--           Sort Key: (0), part0.at0
--           -> Append
--                 -> Subquery Scan on part0
--                       -> Limit
--                             -> Index Only Scan using shift_handover_item__plant_handover_id_ix on shift_handover_item
--                                   Index Cond: ((plant_id = ?) AND (handover_id = ?))
--                 …

and {} = ? -- {}: kind, times, state, is_standing
and {} in (?, …) -- {}: kind, times, state
and ({} >= ? and {} <= ?) -- {}: times, created_at, updated_at
and title ilike ? escape '\' -- keyword
--   Limit
--     -> Index Scan using shift_handover_item__plant_id_ix on shift_handover_item
--           Index Cond: (plant_id = ?)
