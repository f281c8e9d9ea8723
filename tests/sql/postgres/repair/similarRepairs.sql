select * from repair_log where (id = ? and plant_id = ?)
--   Index Scan using repair_log__plant_uq on repair_log
--     Index Cond: ((plant_id = ?) AND (id = ?))

select id
from repair_log
where (plant_id = ? and ((plant_id = ? and equipment_id = ? and fault_category_id = ?) and status = ? and id <> ?))
order by created_at desc, id desc
limit ?
--   Limit
--     -> Result
--           One-Time Filter: (? = ?)
--           -> Index Scan Backward using repair_log__plant_status_created_at_id_ix on repair_log
--                 Index Cond: ((plant_id = ?) AND (status = ?))
