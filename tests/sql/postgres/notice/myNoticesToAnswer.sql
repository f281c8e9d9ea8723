select owner_id, target_id from user_plant where owner_id = any((select ?::text::bigint[])::bigint[]) order by owner_id, position
--   Incremental Sort
--     Sort Key: user_plant.owner_id, user_plant."position"
--     Presorted Key: user_plant.owner_id
--     InitPlan 1 (returns ?)
--       -> Result
--     -> Index Scan using user_plant_owner_id_target_id_pk on user_plant
--           Index Cond: (owner_id = ANY (?))
