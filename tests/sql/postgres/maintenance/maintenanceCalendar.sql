select * from config where config_key = ? order by +id
--   Sort
--     Sort Key: ((+ id))
--     -> Index Scan using config__config_key_uq on config
--           Index Cond: (config_key = ?)

select * from {} where (id = any((select ?::text::bigint[])::bigint[]) and plant_id = ?) -- {}: maintenance_order, repairer
--   Index Scan using {}__plant_uq on {}
--     Index Cond: ((plant_id = ?) AND (id = ANY (?)))
--     InitPlan 1 (returns ?)
--       -> Result

select * from rest_days_past order by +id
--   Sort
--     Sort Key: ((+ id))
--     -> Seq Scan on rest_days_past

select holiday_type, begin_date, end_date from holiday where (plant_id = ? and (begin_date <= ? and end_date >= ?))
--   Index Scan using holiday__plant_begin_date_id_ix on holiday
--     Index Cond: ((plant_id = ?) AND (begin_date <= ?))

select id, plan_date, all_of_day
from (
  select id, plan_date, row_number() over (partition by plan_date order by id) as place,
    count(*) over (partition by plan_date) as all_of_day
  from maintenance_order
  where (plant_id = ? and (plant_id = ? and status <> ? and plan_date >= ? and plan_date <= ?))
) found
where place <= ?
order by found.plan_date, found.id
--   Subquery Scan on found
--     -> WindowAgg
--           -> WindowAgg
--                 Run Condition: (row_number() OVER (?) <= ?)
--                 -> Result
--                       One-Time Filter: (? = ?)
--                       -> Index Scan using maintenance_order__plant_plan_date_id_maint_no_ix on maintenance_order
--                             Index Cond: ((plant_id = ?) AND (plan_date >= ?) AND (plan_date <= ?))

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
--   Nested Loop
--     -> Index Scan using maintenance_plan__plant_next_maint_date_id_name_ix on maintenance_plan
--           Index Cond: ((plant_id = ?) AND (next_maint_date <= ?))
--     -> Index Scan using equipment_pkey on equipment
--           Index Cond: (id = maintenance_plan.equipment_id)
--     SubPlan 1
--       -> Index Only Scan using maintenance_order__plan_id_due_date_uq on maintenance_order
--             Index Cond: ((plant_id = ?) AND (plan_id = maintenance_plan.id) AND (due_date = maintenance_plan.next_maint_date))
