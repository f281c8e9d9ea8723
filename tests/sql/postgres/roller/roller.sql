select id from roller where plant_id = ? order by roll_number asc, id asc limit ?
and {} ilike ? escape '\' -- {}: decor_code
and (roll_number ilike ? escape '\' or decor_code ilike ? escape '\') -- keyword, covered
--   Limit
--     -> Index Only Scan using roller__plant_roll_number_id_decor_code_ix on roller
--           Index Cond: (plant_id = ?)

select count(*) from roller where plant_id = ?
--   Aggregate
--     -> Index Only Scan using roller__plant_sort_order_id_ix on roller
--           Index Cond: (plant_id = ?)

order by roll_number desc, id desc
--   Limit
--     -> Index Only Scan Backward using roller__plant_roll_number_id_decor_code_ix on roller
--           Index Cond: (plant_id = ?)

order by id asc
--   Limit
--     -> Index Only Scan using roller__plant_uq on roller
--           Index Cond: (plant_id = ?)

order by {} asc, id asc -- {}: decor_code, sort_order
--   Limit
--     -> Index Only Scan using roller__plant_{}_id_ix on roller
--           Index Cond: (plant_id = ?)

and id = ?
--   Limit
--     -> Sort
--           Sort Key: roll_number COLLATE "C"
--           -> Index Scan using roller__plant_uq on roller
--                 Index Cond: ((plant_id = ?) AND (id = ?))

and id in (?, …)
--   Limit
--     -> Sort
--           Sort Key: roll_number COLLATE "C", id
--           -> Index Scan using roller__plant_uq on roller
--                 Index Cond: ((plant_id = ?) AND (id = ANY (ARRAY[?, ?])))

and roll_number = ?
--   Limit
--     -> Index Only Scan using roller__plant_roll_number_id_decor_code_ix on roller
--           Index Cond: ((plant_id = ?) AND (roll_number = ?))

and roll_number is null
--   Limit
--     -> Index Only Scan using roller__plant_roll_number_id_decor_code_ix on roller
--           Index Cond: ((plant_id = ?) AND (roll_number IS NULL))

and roll_number in (?, …)
--   Limit
--     -> Sort
--           Sort Key: roll_number COLLATE "C", id
--           -> Index Only Scan using roller__plant_roll_number_id_decor_code_ix on roller
--                 Index Cond: ((plant_id = ?) AND (roll_number = ANY (ARRAY[?, ?])))

and roll_number ilike ? escape '\'
--   Limit
--     -> Index Only Scan using roller__plant_roll_number_id_decor_code_ix on roller
--           Index Cond: (plant_id = ?)

and decor_code = ?
--   Limit
--     -> Sort
--           Sort Key: roll_number COLLATE "C", id
--           -> Index Scan using roller__plant_decor_code_id_ix on roller
--                 Index Cond: ((plant_id = ?) AND (decor_code = ?))

and decor_code is null
--   Limit
--     -> Sort
--           Sort Key: roll_number COLLATE "C", id
--           -> Index Scan using roller__plant_decor_code_id_ix on roller
--                 Index Cond: ((plant_id = ?) AND (decor_code IS NULL))

and decor_code in (?, …)
--   Limit
--     -> Sort
--           Sort Key: roll_number COLLATE "C", id
--           -> Index Scan using roller__plant_decor_code_id_ix on roller
--                 Index Cond: ((plant_id = ?) AND (decor_code = ANY (ARRAY[?, ?])))

and {} = ? -- {}: state
and {} in (?, …) -- {}: state
and ({} >= ? and {} <= ?) -- {}: created_at, updated_at
--   Limit
--     -> Index Scan using roller__plant_roll_number_id_decor_code_ix on roller
--           Index Cond: (plant_id = ?)
