select * from {} where ({}.id in (select value from json_each(?)) and {}.plant_id = ?) -- {}: maintenance_order, repair_log, spare_part
--   SEARCH {} USING INDEX {}__plant_uq (plant_id=? AND id=?)
--   LIST SUBQUERY 1
--     SCAN json_each VIRTUAL TABLE INDEX 1:

select id, booked_at, part_id, quantity_changed, amount, repair_log_id, maintenance_order_id
from spare_part_log
where (plant_id = ? and (equipment_id = ? and state = ? and store_type in (?, …)))
--   SEARCH spare_part_log USING INDEX spare_part_log__plant_equipment_booked_at_id_ix (plant_id=? AND equipment_id=?)
