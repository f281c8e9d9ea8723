select * from {} where (id = any((select ?::text::bigint[])::bigint[]) and plant_id = ?) -- {}: maintenance_order, repair_log, spare_part
--   Index Scan using {}__plant_uq on {}
--     Index Cond: ((plant_id = ?) AND (id = ANY (?)))
--     InitPlan 1 (returns ?)
--       -> Result

select id, booked_at, part_id, quantity_changed, amount, repair_log_id, maintenance_order_id
from spare_part_log
where (plant_id = ? and (equipment_id = ? and state = ? and store_type in (?, …)))
--   Index Scan using spare_part_log__plant_equipment_booked_at_id_ix on spare_part_log
--     Index Cond: ((plant_id = ?) AND (equipment_id = ?))
