select * from config where config_key = ? order by +id
--   Sort
--     Sort Key: ((+ id))
--     -> Index Scan using config__config_key_uq on config
--           Index Cond: (config_key = ?)

select * from rest_days_past order by +id
--   Sort
--     Sort Key: ((+ id))
--     -> Seq Scan on rest_days_past

select * from shift where plant_id = ? order by +id
--   Sort
--     Sort Key: ((+ id))
--     -> Index Scan using shift__plant_sort_order_id_ix on shift
--           Index Cond: (plant_id = ?)

select * from shift_change where plant_id = ? order by +id
--   Sort
--     Sort Key: ((+ id))
--     -> Index Scan using shift_change__plant_shift_valid_from_id_ix on shift_change
--           Index Cond: (plant_id = ?)

select * from shift_past where plant_id = ? order by +id
--   Sort
--     Sort Key: ((+ id))
--     -> Index Scan using shift_past__plant_id_ix on shift_past
--           Index Cond: (plant_id = ?)

select holiday_type, begin_date, end_date from holiday where (plant_id = ? and (begin_date <= ? and end_date >= ?))
--   Index Scan using holiday__plant_begin_date_id_ix on holiday
--     Index Cond: ((plant_id = ?) AND (begin_date <= ?))

select inspection_point.id, inspection_point.equipment_id, inspection_point.point_name, inspection_point.check_name,
  inspection_point.inspect_mode, inspection_point.inspect_cycle, inspection_point.cycle_days, inspection_point.first_date,
  inspection_point.created_at, inspection_point.ref_value, inspection_point.unit, inspection_point.shift_id,
  inspection_point.close_at_weekend, equipment.shift_id
from inspection_point
inner
join equipment on equipment.id = inspection_point.equipment_id
where (
  inspection_point.plant_id = ?
    and (inspection_point.status = ? and inspection_point.is_paused = ? and equipment.status = ? and equipment.is_paused = ?)
)
order by inspection_point.id
--   Nested Loop
--     -> Index Scan using inspection_point__plant_uq on inspection_point
--           Index Cond: (plant_id = ?)
--     -> Index Scan using equipment_pkey on equipment
--           Index Cond: (id = inspection_point.equipment_id)

select point_id, plan_date, shift_id from inspection_order where (plant_id = ? and plan_date between ? and ?)
--   Index Scan using inspection_order__plant_plan_date_shift_id_ix on inspection_order
--     Index Cond: ((plant_id = ?) AND (plan_date >= ?) AND (plan_date <= ?))
