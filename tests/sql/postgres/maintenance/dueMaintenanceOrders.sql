select maintenance_plan.id, maintenance_plan.next_maint_date, maintenance_plan.lead_days
from maintenance_plan
inner
join equipment on equipment.id = maintenance_plan.equipment_id
where (
  maintenance_plan.plant_id = ?
    and (
      maintenance_plan.status = ? and maintenance_plan.is_paused = ? and equipment.status = ? and equipment.is_paused = ?
        and maintenance_plan.next_maint_date <= ?
        and not exists (
          select id
          from maintenance_order
          where (
            maintenance_order.plant_id = ?
              and (maintenance_order.plan_id = maintenance_plan.id and maintenance_order.due_date = maintenance_plan.next_maint_date)
          )
        )
    )
)
order by maintenance_plan.next_maint_date, maintenance_plan.id
--   Nested Loop Anti Join
--     -> Nested Loop
--           -> Index Scan using maintenance_plan__plant_next_maint_date_id_name_ix on maintenance_plan
--                 Index Cond: ((plant_id = ?) AND (next_maint_date <= ?))
--           -> Index Scan using equipment_pkey on equipment
--                 Index Cond: (id = maintenance_plan.equipment_id)
--     -> Index Only Scan using maintenance_order__plan_id_due_date_uq on maintenance_order
--           Index Cond: ((plant_id = ?) AND (plan_id = maintenance_plan.id) AND (due_date = maintenance_plan.next_maint_date))
