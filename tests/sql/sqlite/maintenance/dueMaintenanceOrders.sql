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
--   SEARCH maintenance_plan USING INDEX maintenance_plan__plant_next_maint_date_id_name_ix (plant_id=? AND next_maint_date<?)
--   CORRELATED SCALAR SUBQUERY 1
--     SEARCH maintenance_order USING COVERING INDEX maintenance_order__plan_id_due_date_uq (plant_id=? AND plan_id=? AND due_date=?)
--   SEARCH equipment USING INTEGER PRIMARY KEY (rowid=?)
