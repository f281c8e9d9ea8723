select id from maintenance_order where (plant_id = ? and (plant_id = ? and status in (?, …) and plan_date <= ?)) limit ?
--   Limit
--     -> Result
--           One-Time Filter: (? = ?)
--           -> Index Only Scan using maintenance_order__plant_status_plan_date_id_ix on maintenance_order
--                 Index Cond: ((plant_id = ?) AND (status = ANY (ARRAY[?, ?])) AND (plan_date <= ?))
