select * from roller_repairer where (id = any((select ?::text::bigint[])::bigint[]) and plant_id = ?)
--   Index Scan using roller_repairer__plant_uq on roller_repairer
--     Index Cond: ((plant_id = ?) AND (id = ANY (?)))
--     InitPlan 1 (returns ?)
--       -> Result

select repairer_id, status, out_date, expected_return_date, return_date
from roller_repair
where (plant_id = ? and ((out_date >= ? and out_date <= ?) or status = ?))
--   Bitmap Heap Scan on roller_repair
--     -> BitmapOr
--           -> Bitmap Index Scan on roller_repair__plant_out_date_id_repair_no_ix
--                 Index Cond: ((plant_id = ?) AND (out_date >= ?) AND (out_date <= ?))
--           -> Bitmap Index Scan on roller_repair__plant_status_expected_return_date_id_ix
--                 Index Cond: ((plant_id = ?) AND (status = ?))
