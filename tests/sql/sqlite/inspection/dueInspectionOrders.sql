select * from config where config_key = ? order by +id
--   SEARCH config USING INDEX config__config_key_uq (config_key=?)

select * from rest_days_past order by +id
--   SCAN rest_days_past
--   USE TEMP B-TREE FOR ORDER BY

select * from shift where plant_id = ? order by +id
--   SEARCH shift USING INDEX shift__plant_sort_order_id_ix (plant_id=?)
--   USE TEMP B-TREE FOR ORDER BY

select * from shift_change where plant_id = ? order by +id
--   SEARCH shift_change USING INDEX shift_change__plant_uq (plant_id=?)
--   USE TEMP B-TREE FOR ORDER BY

select * from shift_past where plant_id = ? order by +id
--   SEARCH shift_past USING INDEX shift_past__plant_id_ix (plant_id=?)
--   USE TEMP B-TREE FOR ORDER BY

select holiday_type, begin_date, end_date from holiday where (plant_id = ? and (begin_date <= ? and end_date >= ?))
--   SEARCH holiday USING INDEX holiday__plant_begin_date_id_ix (plant_id=? AND begin_date<?)

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
--   SEARCH inspection_point USING INDEX inspection_point__plant_uq (plant_id=?)
--   SEARCH equipment USING INTEGER PRIMARY KEY (rowid=?)

select point_id, plan_date, shift_id from inspection_order where (plant_id = ? and plan_date between ? and ?)
--   SEARCH inspection_order USING INDEX inspection_order__plant_plan_date_shift_id_ix (plant_id=? AND plan_date>? AND plan_date<?)
