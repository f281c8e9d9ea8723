select * from inspection_order where (inspection_order.id in (select value from json_each(?)) and inspection_order.plant_id = ?)
--   SEARCH inspection_order USING INDEX inspection_order__plant_uq (plant_id=? AND id=?)
--   LIST SUBQUERY 1
--     SCAN json_each VIRTUAL TABLE INDEX 1:

select * from shift where (id = ? and plant_id = ?)
--   SEARCH shift USING INTEGER PRIMARY KEY (rowid=?)

select * from shift where plant_id = ? order by +id
--   SEARCH shift USING INDEX shift__plant_sort_order_id_ix (plant_id=?)
--   USE TEMP B-TREE FOR ORDER BY

select * from shift_change where plant_id = ? order by +id
--   SEARCH shift_change USING INDEX shift_change__plant_uq (plant_id=?)
--   USE TEMP B-TREE FOR ORDER BY

select * from shift_past where plant_id = ? order by +id
--   SEARCH shift_past USING INDEX shift_past__plant_id_ix (plant_id=?)
--   USE TEMP B-TREE FOR ORDER BY

select inspection_order.id
from inspection_order
inner
join inspection_point on inspection_point.id = inspection_order.point_id
inner
join equipment on equipment.id = inspection_order.equipment_id
inner
join workshop on workshop.id = equipment.workshop_id
where (
  inspection_order.plant_id = ?
    and (
      inspection_order.plant_id = ? and inspection_order.plan_date = ? and inspection_order.shift_id = ? and inspection_order.status <> ?
    )
)
order by workshop.sort_order asc, workshop.id asc, equipment.sort_order asc, equipment.number asc, inspection_point.sort_order asc,
  inspection_order.id asc
--   SEARCH inspection_order USING INDEX inspection_order__plant_plan_date_shift_id_ix (plant_id=? AND plan_date=? AND shift_id=?)
--   SEARCH inspection_point USING INTEGER PRIMARY KEY (rowid=?)
--   SEARCH equipment USING INTEGER PRIMARY KEY (rowid=?)
--   SEARCH workshop USING INTEGER PRIMARY KEY (rowid=?)
--   USE TEMP B-TREE FOR ORDER BY
