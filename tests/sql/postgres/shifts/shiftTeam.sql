select id from shift_team where plant_id = ? order by sort_order asc, id asc limit ?
--   Limit
--     -> Index Only Scan using shift_team__plant_sort_order_id_ix on shift_team
--           Index Cond: (plant_id = ?)

select count(*) from shift_team where plant_id = ?
--   Aggregate
--     -> Index Only Scan using shift_team__plant_pattern_sort_order_id_ix on shift_team
--           Index Cond: (plant_id = ?)

order by sort_order desc, id desc
--   Limit
--     -> Index Only Scan Backward using shift_team__plant_sort_order_id_ix on shift_team
--           Index Cond: (plant_id = ?)

order by id asc
--   Limit
--     -> Index Only Scan using shift_team__plant_uq on shift_team
--           Index Cond: (plant_id = ?)

and id = ?
--   Limit
--     -> Sort
--           Sort Key: sort_order
--           -> Index Scan using shift_team__plant_uq on shift_team
--                 Index Cond: ((plant_id = ?) AND (id = ?))

and id in (?, …)
--   Limit
--     -> Sort
--           Sort Key: sort_order, id
--           -> Index Scan using shift_team__plant_uq on shift_team
--                 Index Cond: ((plant_id = ?) AND (id = ANY (ARRAY[?, ?])))

and name = ?
--   Limit
--     -> Sort
--           Sort Key: sort_order, id
--           -> Index Scan using shift_team__name_uq on shift_team
--                 Index Cond: ((plant_id = ?) AND (name = ?))

and name is null
--   Limit
--     -> Sort
--           Sort Key: sort_order, id
--           -> Index Scan using shift_team__name_uq on shift_team
--                 Index Cond: ((plant_id = ?) AND (name IS NULL))

and name in (?, …)
--   Limit
--     -> Sort
--           Sort Key: sort_order, id
--           -> Index Scan using shift_team__name_uq on shift_team
--                 Index Cond: ((plant_id = ?) AND (name = ANY (ARRAY[?, ?])))

and {} ilike ? escape '\' -- {}: name
and {} = ? -- {}: status
and {} in (?, …) -- {}: status
and ({} >= ? and {} <= ?) -- {}: created_at, updated_at
and name ilike ? escape '\' -- keyword
--   Limit
--     -> Index Scan using shift_team__plant_sort_order_id_ix on shift_team
--           Index Cond: (plant_id = ?)

and {} = ? -- {}: leader_id, pattern_id
--   Limit
--     -> Index Only Scan using shift_team__plant_{}_sort_order_id_ix on shift_team
--           Index Cond: ((plant_id = ?) AND ({} = ?))

and {} is null -- {}: leader_id, pattern_id
--   Limit
--     -> Sort
--           Sort Key: sort_order, id
--           -> Index Only Scan using shift_team__plant_{}_sort_order_id_ix on shift_team
--                 Index Cond: ((plant_id = ?) AND ({} IS NULL))

select merged.id as id
from (
  select 0 as rank, id, at0, at1
  from #1(
    select id as id, sort_order as at0, id as at1 from shift_team where (plant_id = ? and {} = ?) order by sort_order asc, id asc limit ?
  ) as part0
  union all
  select 0 as rank, id, at0, at1
  from #1 as part1
) as merged
order by merged.rank asc, at0 asc, at1 asc
limit ?
-- {}: leader_id, pattern_id
--   Limit
--     -> Sort
--           Sort Key: (0), part0.at0, part0.at1
--           -> Append
--                 -> Subquery Scan on part0
--                       -> Limit
--                             -> Index Only Scan using shift_team__plant_{}_sort_order_id_ix on shift_team
--                                   Index Cond: ((plant_id = ?) AND ({} = ?))
--                 …
