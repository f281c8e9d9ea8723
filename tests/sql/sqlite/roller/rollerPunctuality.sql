select * from roller_repairer where (roller_repairer.id in (select value from json_each(?)) and roller_repairer.plant_id = ?)
--   SEARCH roller_repairer USING INDEX roller_repairer__plant_uq (plant_id=? AND id=?)
--   LIST SUBQUERY 1
--     SCAN json_each VIRTUAL TABLE INDEX 1:

select repairer_id, status, out_date, expected_return_date, return_date
from roller_repair
where (plant_id = ? and ((out_date >= ? and out_date <= ?) or status = ?))
--   SEARCH roller_repair USING INDEX roller_repair__repair_no_uq (plant_id=?)
