select id from shift_pattern where plant_id = ? order by name asc, id asc limit ?
and name ilike ? escape '\' -- keyword
--   Limit
--     -> Index Only Scan using shift_pattern__plant_name_id_ix on shift_pattern
--           Index Cond: (plant_id = ?)

select count(*) from shift_pattern where plant_id = ?
--   Aggregate
--     -> Index Only Scan using shift_pattern__plant_name_id_ix on shift_pattern
--           Index Cond: (plant_id = ?)

order by name desc, id desc
--   Limit
--     -> Index Only Scan Backward using shift_pattern__plant_name_id_ix on shift_pattern
--           Index Cond: (plant_id = ?)

order by id asc
--   Limit
--     -> Index Only Scan using shift_pattern__plant_uq on shift_pattern
--           Index Cond: (plant_id = ?)

and id = ?
--   Limit
--     -> Sort
--           Sort Key: name COLLATE "C"
--           -> Index Scan using shift_pattern__plant_uq on shift_pattern
--                 Index Cond: ((plant_id = ?) AND (id = ?))

and id in (?, …)
--   Limit
--     -> Sort
--           Sort Key: name COLLATE "C", id
--           -> Index Scan using shift_pattern__plant_uq on shift_pattern
--                 Index Cond: ((plant_id = ?) AND (id = ANY (ARRAY[?, ?])))

and name = ?
--   Limit
--     -> Index Only Scan using shift_pattern__plant_name_id_ix on shift_pattern
--           Index Cond: ((plant_id = ?) AND (name = ?))

and name is null
--   Limit
--     -> Index Only Scan using shift_pattern__plant_name_id_ix on shift_pattern
--           Index Cond: ((plant_id = ?) AND (name IS NULL))

and name in (?, …)
--   Limit
--     -> Sort
--           Sort Key: name COLLATE "C", id
--           -> Index Only Scan using shift_pattern__plant_name_id_ix on shift_pattern
--                 Index Cond: ((plant_id = ?) AND (name = ANY (ARRAY[?, ?])))

and name ilike ? escape '\'
--   Limit
--     -> Index Only Scan using shift_pattern__plant_name_id_ix on shift_pattern
--           Index Cond: (plant_id = ?)

and {} = ? -- {}: status
and {} in (?, …) -- {}: status
and ({} >= ? and {} <= ?) -- {}: created_at, updated_at
--   Limit
--     -> Index Scan using shift_pattern__plant_name_id_ix on shift_pattern
--           Index Cond: (plant_id = ?)
