select * from repair_log where (id = ? and plant_id = ?)
--   SEARCH repair_log USING INTEGER PRIMARY KEY (rowid=?)

select id
from repair_log
where (plant_id = ? and ((plant_id = ? and equipment_id = ? and fault_category_id = ?) and status = ? and id <> ?))
order by created_at desc, id desc
limit ?
--   SEARCH repair_log USING INDEX repair_log__plant_fault_category_created_at_id_ix (plant_id=? AND fault_category_id=?)
