select * from config where config_key = ? order by +id
--   SEARCH config USING INDEX config__config_key_uq (config_key=?)

select * from {} where ({}.id in (select value from json_each(?)) and {}.plant_id = ?) -- {}: maintenance_order, repairer
--   SEARCH {} USING INDEX {}__plant_uq (plant_id=? AND id=?)
--   LIST SUBQUERY 1
--     SCAN json_each VIRTUAL TABLE INDEX 1:

select * from rest_days_past order by +id
--   SCAN rest_days_past
--   USE TEMP B-TREE FOR ORDER BY

select holiday_type, begin_date, end_date from holiday where (plant_id = ? and (begin_date <= ? and end_date >= ?))
--   SEARCH holiday USING INDEX holiday__plant_begin_date_id_ix (plant_id=? AND begin_date<?)

select id, plan_date, all_of_day
from (
  select id, plan_date, row_number() over (partition by plan_date order by id) as place,
    count(*) over (partition by plan_date) as all_of_day
  from maintenance_order
  where (plant_id = ? and (plant_id = ? and status <> ? and plan_date >= ? and plan_date <= ?))
) found
where place <= ?
order by found.plan_date, found.id
--   CO-ROUTINE found
--     CO-ROUTINE (subquery-3)
--       CO-ROUTINE (subquery-4)
--         SEARCH maintenance_order USING INDEX maintenance_order__plant_plan_date_id_maint_no_ix (plant_id=? AND plan_date>? AND plan_date<?)
--       SCAN (subquery-4)
--       USE TEMP B-TREE FOR ORDER BY
--     SCAN (subquery-3)
--   SCAN found
--   USE TEMP B-TREE FOR ORDER BY

select maintenance_plan.id, maintenance_plan.name, maintenance_plan.equipment_id, equipment.name, maintenance_plan.owner_id,
  maintenance_plan.maint_level, maintenance_plan.maint_cycle, maintenance_plan.cycle_unit, maintenance_plan.anchor_date,
  maintenance_plan.next_maint_date, case
  when not exists (
    select id
    from maintenance_order
    where (
      maintenance_order.plant_id = ?
        and (maintenance_order.plan_id = maintenance_plan.id and maintenance_order.due_date = maintenance_plan.next_maint_date)
    )
  ) then 1
  else 0 end
from maintenance_plan
inner
join equipment on equipment.id = maintenance_plan.equipment_id
where (
  maintenance_plan.plant_id = ?
    and (
      maintenance_plan.next_maint_date <= ? and maintenance_plan.status = ? and maintenance_plan.is_paused = ? and equipment.status = ?
        and equipment.is_paused = ?
    )
)
order by maintenance_plan.next_maint_date asc, maintenance_plan.id asc
--   SEARCH maintenance_plan USING INDEX maintenance_plan__plant_next_maint_date_id_name_ix (plant_id=? AND next_maint_date<?)
--   SEARCH equipment USING INTEGER PRIMARY KEY (rowid=?)
--   CORRELATED SCALAR SUBQUERY 1
--     SEARCH maintenance_order USING COVERING INDEX maintenance_order__plan_id_due_date_uq (plant_id=? AND plan_id=? AND due_date=?)
