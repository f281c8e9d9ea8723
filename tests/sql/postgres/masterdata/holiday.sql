select id from holiday where plant_id = ? order by begin_date desc, id desc limit ?
--   Limit
--     -> Index Only Scan Backward using holiday__plant_begin_date_id_ix on holiday
--           Index Cond: (plant_id = ?)

select count(*) from holiday where plant_id = ?
--   Aggregate
--     -> Index Only Scan using holiday__plant_begin_date_id_ix on holiday
--           Index Cond: (plant_id = ?)

order by begin_date asc, id asc
--   Limit
--     -> Index Only Scan using holiday__plant_begin_date_id_ix on holiday
--           Index Cond: (plant_id = ?)

order by id asc
--   Limit
--     -> Index Only Scan using holiday__plant_uq on holiday
--           Index Cond: (plant_id = ?)

and id = ?
--   Limit
--     -> Sort
--           Sort Key: begin_date COLLATE "C" DESC
--           -> Index Scan using holiday__plant_uq on holiday
--                 Index Cond: ((plant_id = ?) AND (id = ?))

and id in (?, …)
--   Limit
--     -> Sort
--           Sort Key: begin_date COLLATE "C" DESC, id DESC
--           -> Index Scan using holiday__plant_uq on holiday
--                 Index Cond: ((plant_id = ?) AND (id = ANY (ARRAY[?, ?])))

and {} = ? -- {}: holiday_type, name
and {} in (?, …) -- {}: holiday_type, name
and {} is null -- {}: name
and {} ilike ? escape '\' -- {}: name
and ({} >= ? and {} <= ?) -- {}: created_at, updated_at
and name ilike ? escape '\' -- keyword
--   Limit
--     -> Index Scan Backward using holiday__plant_begin_date_id_ix on holiday
--           Index Cond: (plant_id = ?)

and begin_date = ?
--   Limit
--     -> Index Only Scan Backward using holiday__plant_begin_date_id_ix on holiday
--           Index Cond: ((plant_id = ?) AND (begin_date = ?))

and (begin_date >= ? and begin_date <= ?)
--   Limit
--     -> Index Only Scan Backward using holiday__plant_begin_date_id_ix on holiday
--           Index Cond: ((plant_id = ?) AND (begin_date >= ?) AND (begin_date <= ?))
