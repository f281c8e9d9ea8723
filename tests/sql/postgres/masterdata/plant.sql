select id from plant where id in (?, …) order by sort_order asc, id asc limit ?
and {} is null -- {}: name, code
and {} ilike ? escape '\' -- {}: name, code
and {} = ? -- {}: status
and {} in (?, …) -- {}: status
and ({} >= ? and {} <= ?) -- {}: created_at, updated_at
and (name ilike ? escape '\' or code ilike ? escape '\') -- keyword
--   Limit
--     -> Sort
--           Sort Key: sort_order, id
--           -> Index Scan using plant_pkey on plant
--                 Index Cond: (id = ANY (ARRAY[?, ?]))

select count(*) from plant where id in (?, …)
--   Aggregate
--     -> Index Only Scan using plant_pkey on plant
--           Index Cond: (id = ANY (ARRAY[?, ?]))

order by sort_order desc, id desc
--   Limit
--     -> Sort
--           Sort Key: sort_order DESC, id DESC
--           -> Index Scan using plant_pkey on plant
--                 Index Cond: (id = ANY (ARRAY[?, ?]))

order by id asc
--   Limit
--     -> Index Only Scan using plant_pkey on plant
--           Index Cond: (id = ANY (ARRAY[?, ?]))

and id = ?
--   Limit
--     -> Sort
--           Sort Key: sort_order
--           -> Index Scan using plant_pkey on plant
--                 Index Cond: ((id = ANY (ARRAY[?, ?])) AND (id = ?))

and id in (?, …)
--   Limit
--     -> Sort
--           Sort Key: sort_order, id
--           -> Index Scan using plant_pkey on plant
--                 Index Cond: ((id = ANY (ARRAY[?, ?])) AND (id = ANY (ARRAY[?, ?])))

and {} = ? -- {}: name, code
--   Limit
--     -> Sort
--           Sort Key: sort_order, id
--           -> Index Scan using plant__{}_uq on plant
--                 Index Cond: ({} = ?)

and {} in (?, …) -- {}: name, code
--   Limit
--     -> Sort
--           Sort Key: sort_order, id
--           -> Index Scan using plant__{}_uq on plant
--                 Index Cond: ({} = ANY (ARRAY[?, ?]))
