select * from stocktake where (id = ? and plant_id = ?)
--   Index Scan using stocktake__plant_id_ix on stocktake
--     Index Cond: ((plant_id = ?) AND (id = ?))

select * from stocktake_line where (plant_id = ? and stocktake_id = ?) order by +id
--   Sort
--     Sort Key: ((+ id))
--     -> Index Scan using stocktake_line__plant_stocktake_id_ix on stocktake_line
--           Index Cond: ((plant_id = ?) AND (stocktake_id = ?))

select id from spare_part_log where (plant_id = ? and (part_id in (?, …) and booked_at >= ?)) order by booked_at asc, id asc limit ?
--   Limit
--     -> Index Only Scan using spare_part_log__plant_booked_at_id_store_type_state_amount_par on spare_part_log
--           Index Cond: ((plant_id = ?) AND (booked_at >= ?))
