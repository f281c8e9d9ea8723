select * from {} where ({}.id in (select value from json_each(?)) and {}.plant_id = ?) -- {}: equipment, roller_operation, roller_operator
--   SEARCH {} USING INDEX {}__plant_uq (plant_id=? AND id=?)
--   LIST SUBQUERY 1
--     SCAN json_each VIRTUAL TABLE INDEX 1:

select * from {} where (id = ? and plant_id = ?) -- {}: roller, roller_operation, roller_operator, roller_repairer
--   SEARCH {} USING INTEGER PRIMARY KEY (rowid=?)

select * from roller_log where (plant_id = ? and roller_id = ?) order by +id
--   SEARCH roller_log USING INDEX roller_log__plant_roller_log_date_id_ix (plant_id=? AND roller_id=?)
--   USE TEMP B-TREE FOR ORDER BY

select * from roller_repair where (plant_id = ? and roller_id = ?) order by +id
--   SEARCH roller_repair USING INDEX roller_repair__plant_roller_out_date_id_ix (plant_id=? AND roller_id=?)
--   USE TEMP B-TREE FOR ORDER BY
