select id from shift_notice where plant_id = ? order by date desc, id desc limit ?
--   Limit
--     -> Index Only Scan Backward using shift_notice__plant_date_id_ix on shift_notice
--           Index Cond: (plant_id = ?)

select count(*) from shift_notice where plant_id = ?
--   Aggregate
--     -> Index Only Scan using shift_notice__plant_date_id_ix on shift_notice
--           Index Cond: (plant_id = ?)

order by date asc, id asc
--   Limit
--     -> Index Only Scan using shift_notice__plant_date_id_ix on shift_notice
--           Index Cond: (plant_id = ?)

order by id asc
--   Limit
--     -> Index Only Scan using shift_notice__plant_uq on shift_notice
--           Index Cond: (plant_id = ?)

and id = ?
--   Limit
--     -> Sort
--           Sort Key: date COLLATE "C" DESC
--           -> Index Scan using shift_notice__plant_uq on shift_notice
--                 Index Cond: ((plant_id = ?) AND (id = ?))

and id in (?, …)
--   Limit
--     -> Sort
--           Sort Key: date COLLATE "C" DESC, id DESC
--           -> Index Scan using shift_notice__plant_uq on shift_notice
--                 Index Cond: ((plant_id = ?) AND (id = ANY (ARRAY[?, ?])))

and date = ?
--   Limit
--     -> Index Only Scan Backward using shift_notice__plant_date_id_ix on shift_notice
--           Index Cond: ((plant_id = ?) AND (date = ?))

and (date >= ? and date <= ?)
--   Limit
--     -> Index Only Scan Backward using shift_notice__plant_date_id_ix on shift_notice
--           Index Cond: ((plant_id = ?) AND (date >= ?) AND (date <= ?))

and title = ?
--   Limit
--     -> Incremental Sort
--           Sort Key: date COLLATE "C" DESC, id DESC
--           Presorted Key: date
--           -> Index Scan Backward using shift_notice__date_title_uq on shift_notice
--                 Index Cond: ((plant_id = ?) AND (title = ?))

and title is null
--   Limit
--     -> Incremental Sort
--           Sort Key: date COLLATE "C" DESC, id DESC
--           Presorted Key: date
--           -> Index Scan Backward using shift_notice__date_title_uq on shift_notice
--                 Index Cond: ((plant_id = ?) AND (title IS NULL))

and {} in (?, …) -- {}: title
and {} ilike ? escape '\' -- {}: title
and ({} >= ? and {} <= ?) -- {}: created_at, updated_at
and title ilike ? escape '\' -- keyword
--   Limit
--     -> Index Scan Backward using shift_notice__plant_date_id_ix on shift_notice
--           Index Cond: (plant_id = ?)
