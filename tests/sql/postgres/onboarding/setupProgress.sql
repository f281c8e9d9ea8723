select * from config where config_key = ? order by +id
--   Sort
--     Sort Key: ((+ id))
--     -> Index Scan using config__config_key_uq on config
--           Index Cond: (config_key = ?)

select * from plant where id in (?, …) order by +id
--   Sort
--     Sort Key: ((+ id))
--     -> Index Scan using plant_pkey on plant
--           Index Cond: (id = ANY (ARRAY[?, ?]))

select * from wall_display where plant_id = ? order by +id
--   Sort
--     Sort Key: ((+ id))
--     -> Index Scan using wall_display__plant_id_ix on wall_display
--           Index Cond: (plant_id = ?)

select count(*) from equipment where plant_id = ?
--   Aggregate
--     -> Index Only Scan using equipment__plant_vendor_sort_order_id_ix on equipment
--           Index Cond: (plant_id = ?)

select count(*) from report_log where plant_id = ?
--   Aggregate
--     -> Index Only Scan using report_log__plant_equipment_status_is_stopped_resume_date_join on report_log
--           Index Cond: (plant_id = ?)

select count(*) from user where user.id in (select user_plant.owner_id from user_plant where user_plant.target_id in (?, …))
--   Aggregate
--     -> Nested Loop
--           -> HashAggregate
--                 Group Key: user_plant.owner_id
--                 -> Index Scan using user_plant_target_ix on user_plant
--                       Index Cond: (target_id = ANY (ARRAY[?, ?]))
--           -> Index Only Scan using user__id_username_name_ix on "user"
--                 Index Cond: (id = user_plant.owner_id)

select count(*) from workshop where plant_id = ?
--   Aggregate
--     -> Index Only Scan using workshop__plant_sort_order_id_ix on workshop
--           Index Cond: (plant_id = ?)
