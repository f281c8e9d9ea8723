select id from position_demand where plant_id = ? order by id desc limit ?
--   Limit
--     -> Index Only Scan Backward using position_demand__plant_id_ix on position_demand
--           Index Cond: (plant_id = ?)

select count(*) from position_demand where plant_id = ?
--   Aggregate
--     -> Index Only Scan using position_demand__plant_equipment_id_ix on position_demand
--           Index Cond: (plant_id = ?)

order by id asc
--   Limit
--     -> Index Only Scan using position_demand__plant_id_ix on position_demand
--           Index Cond: (plant_id = ?)

order by name asc, id asc
--   Limit
--     -> Index Only Scan using position_demand__plant_name_id_ix on position_demand
--           Index Cond: (plant_id = ?)

and id = ?
--   Limit
--     -> Index Only Scan using position_demand__plant_id_ix on position_demand
--           Index Cond: ((plant_id = ?) AND (id = ?))

and id in (?, …)
--   Limit
--     -> Index Scan Backward using position_demand_pkey on position_demand
--           Index Cond: (id = ANY (ARRAY[?, ?]))

and {} = ? -- {}: name, position_id, shift_id, equipment_id
--   Limit
--     -> Index Only Scan Backward using position_demand__plant_{}_id_ix on position_demand
--           Index Cond: ((plant_id = ?) AND ({} = ?))

and {} is null -- {}: name, position_id, shift_id, equipment_id
--   Limit
--     -> Sort
--           Sort Key: id DESC
--           -> Index Only Scan using position_demand__plant_{}_id_ix on position_demand
--                 Index Cond: ((plant_id = ?) AND ({} IS NULL))

and name in (?, …)
--   Limit
--     -> Sort
--           Sort Key: id DESC
--           -> Index Only Scan using position_demand__plant_name_id_ix on position_demand
--                 Index Cond: ((plant_id = ?) AND (name = ANY (ARRAY[?, ?])))

and {} ilike ? escape '\' -- {}: name
and ({} >= ? and {} <= ?) -- {}: created_at, updated_at
and (name ilike ? escape '\' or pinyin ilike ? escape '\') -- keyword
--   Limit
--     -> Index Scan Backward using position_demand__plant_id_ix on position_demand
--           Index Cond: (plant_id = ?)

select merged.id as id
from (
  select 0 as rank, id, at0
  from #1(select id as id, id as at0 from position_demand where (plant_id = ? and {} = ?) order by id desc limit ?) as part0
  union all
  select 0 as rank, id, at0
  from #1 as part1
) as merged
order by merged.rank asc, at0 desc
limit ?
-- {}: position_id, shift_id, equipment_id
--   Limit
--     -> Sort
--           Sort Key: (0), part0.at0 DESC
--           -> Append
--                 -> Subquery Scan on part0
--                       -> Limit
--                             -> Index Only Scan Backward using position_demand__plant_{}_id_ix on position_demand
--                                   Index Cond: ((plant_id = ?) AND ({} = ?))
--                 …
