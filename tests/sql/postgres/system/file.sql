select id from file where plant_id = ? order by id desc limit ?
--   Limit
--     -> Index Only Scan Backward using file__plant_id_ix on file
--           Index Cond: (plant_id = ?)

select count(*) from file where plant_id = ?
--   Aggregate
--     -> Index Only Scan using file__plant_owner_name_owner_id_ix on file
--           Index Cond: (plant_id = ?)

order by id asc
--   Limit
--     -> Index Only Scan using file__plant_id_ix on file
--           Index Cond: (plant_id = ?)

and id = ?
--   Limit
--     -> Index Only Scan using file__plant_id_ix on file
--           Index Cond: ((plant_id = ?) AND (id = ?))

and id in (?, …)
--   Limit
--     -> Index Scan Backward using file_pkey on file
--           Index Cond: (id = ANY (ARRAY[?, ?]))

and {} = ? -- {}: name, file_type, status
and {} is null -- {}: name, file_type
and {} in (?, …) -- {}: name, file_type, status
and {} ilike ? escape '\' -- {}: name, file_type, owner_name
and ({} >= ? and {} <= ?) -- {}: created_at, updated_at
and (name ilike ? escape '\' or file_type ilike ? escape '\') -- keyword
--   Limit
--     -> Index Scan Backward using file__plant_id_ix on file
--           Index Cond: (plant_id = ?)

and owner_name = ?
--   Limit
--     -> Sort
--           Sort Key: id DESC
--           -> Index Only Scan using file__plant_owner_name_owner_id_ix on file
--                 Index Cond: ((plant_id = ?) AND (owner_name = ?))

and owner_name is null
--   Limit
--     -> Sort
--           Sort Key: id DESC
--           -> Index Only Scan using file__plant_owner_name_owner_id_ix on file
--                 Index Cond: ((plant_id = ?) AND (owner_name IS NULL))

and owner_name in (?, …)
--   Limit
--     -> Sort
--           Sort Key: id DESC
--           -> Index Only Scan using file__plant_owner_name_owner_id_ix on file
--                 Index Cond: ((plant_id = ?) AND (owner_name = ANY (ARRAY[?, ?])))
