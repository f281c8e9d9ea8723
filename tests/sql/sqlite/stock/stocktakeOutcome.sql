select * from stocktake where (id = ? and plant_id = ?)
--   SEARCH stocktake USING INTEGER PRIMARY KEY (rowid=?)

select * from stocktake_line where (plant_id = ? and stocktake_id = ?) order by +id
--   SEARCH stocktake_line USING INDEX stocktake_line__plant_stocktake_id_ix (plant_id=? AND stocktake_id=?)
--   USE TEMP B-TREE FOR ORDER BY

select id from spare_part_log where (plant_id = ? and (part_id in (?, …) and booked_at >= ?)) order by booked_at asc, id asc limit ?
--   SEARCH spare_part_log USING COVERING INDEX spare_part_log__plant_booked_at_id_store_type_state_amount_par (plant_id=? AND booked_at>?)
