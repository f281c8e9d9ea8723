select * from {} where (id = any((select ?::text::bigint[])::bigint[]) and plant_id = ?) -- {}: equipment, roller_operation, roller_operator
--   Index Scan using {}__plant_uq on {}
--     Index Cond: ((plant_id = ?) AND (id = ANY (?)))
--     InitPlan 1 (returns ?)
--       -> Result

select * from {} where (id = ? and plant_id = ?) -- {}: roller, roller_operation, roller_operator, roller_repairer
--   Index Scan using {}__plant_uq on {}
--     Index Cond: ((plant_id = ?) AND (id = ?))

select * from roller_log where (plant_id = ? and roller_id = ?) order by +id
--   Sort
--     Sort Key: ((+ id))
--     -> Index Scan using roller_log__plant_roller_log_date_id_ix on roller_log
--           Index Cond: ((plant_id = ?) AND (roller_id = ?))

select * from roller_repair where (plant_id = ? and roller_id = ?) order by +id
--   Sort
--     Sort Key: ((+ id))
--     -> Index Scan using roller_repair__plant_roller_out_date_id_ix on roller_repair
--           Index Cond: ((plant_id = ?) AND (roller_id = ?))
