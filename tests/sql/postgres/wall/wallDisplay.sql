select id from wall_display where plant_id = ? order by id desc limit ?
--   Limit
--     -> Index Only Scan Backward using wall_display__plant_id_ix on wall_display
--           Index Cond: (plant_id = ?)

select count(*) from wall_display where plant_id = ?
--   Aggregate
--     -> Index Only Scan using wall_display__plant_id_ix on wall_display
--           Index Cond: (plant_id = ?)

order by id asc
--   Limit
--     -> Index Only Scan using wall_display__plant_id_ix on wall_display
--           Index Cond: (plant_id = ?)

and id = ?
--   Limit
--     -> Index Only Scan using wall_display__plant_id_ix on wall_display
--           Index Cond: ((plant_id = ?) AND (id = ?))

and id in (?, …)
--   Limit
--     -> Index Scan Backward using wall_display_pkey on wall_display
--           Index Cond: (id = ANY (ARRAY[?, ?]))

and name = ?
--   Limit
--     -> Sort
--           Sort Key: id DESC
--           -> Index Scan using wall_display__name_uq on wall_display
--                 Index Cond: ((plant_id = ?) AND (name = ?))

and name is null
--   Limit
--     -> Sort
--           Sort Key: id DESC
--           -> Index Scan using wall_display__name_uq on wall_display
--                 Index Cond: ((plant_id = ?) AND (name IS NULL))

and name in (?, …)
--   Limit
--     -> Sort
--           Sort Key: id DESC
--           -> Index Scan using wall_display__name_uq on wall_display
--                 Index Cond: ((plant_id = ?) AND (name = ANY (ARRAY[?, ?])))

and {} ilike ? escape '\' -- {}: name
and {} = ? -- {}: status
and {} in (?, …) -- {}: status
and ({} >= ? and {} <= ?) -- {}: created_at, updated_at
and name ilike ? escape '\' -- keyword
--   Limit
--     -> Index Scan Backward using wall_display__plant_id_ix on wall_display
--           Index Cond: (plant_id = ?)
