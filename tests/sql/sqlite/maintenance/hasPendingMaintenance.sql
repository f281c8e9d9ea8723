select id from maintenance_order where (plant_id = ? and (plant_id = ? and status in (?, …) and plan_date <= ?)) limit ?
--   SEARCH maintenance_order USING INDEX maintenance_order__plant_plan_date_id_maint_no_ix (plant_id=? AND plan_date<?)
