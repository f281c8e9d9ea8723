select id from maintenance_plan where plant_id = ? order by next_maint_date asc, id asc limit ?
and id in (?, …) -- id
and {} = ? -- {}: name
and {} is null -- {}: name
and {} in (?, …) -- {}: name
and {} like ? escape '\' -- {}: name
and name like ? escape '\' -- keyword, covered
--   SEARCH maintenance_plan USING COVERING INDEX maintenance_plan__plant_next_maint_date_id_name_ix (plant_id=?)

select count(*) from maintenance_plan where plant_id = ?
order by id asc -- id
--   SEARCH maintenance_plan USING COVERING INDEX maintenance_plan__plant_uq (plant_id=?)

order by next_maint_date desc, id desc
--   SEARCH maintenance_plan USING COVERING INDEX maintenance_plan__plant_next_maint_date_id_name_ix (plant_id=?)

and id = ?
--   SEARCH maintenance_plan USING INTEGER PRIMARY KEY (rowid=?)

and {} = ? -- {}: equipment_id, owner_id, template_id
and {} is null -- {}: owner_id, template_id
--   SEARCH maintenance_plan USING COVERING INDEX maintenance_plan__plant_{}_next_maint_date_id_ix (plant_id=? AND {}=?)

and {} is null -- {}: equipment_id
and {} = ? -- {}: maint_craft, is_paused, status
and {} in (?, …) -- {}: maint_craft, status
and ({} >= ? and {} <= ?) -- {}: created_at, updated_at
--   SEARCH maintenance_plan USING INDEX maintenance_plan__plant_next_maint_date_id_name_ix (plant_id=?)

select merged.id as id
from (
  select 0 as rank, id, at0, at1
  from #1(
    select id as id, next_maint_date as at0, id as at1
    from maintenance_plan
    where (plant_id = ? and {} = ?)
    order by next_maint_date asc, id asc
    limit ?
  ) as part0
  union all
  select 0 as rank, id, at0, at1
  from #1 as part1
) as merged
order by merged.rank asc, at0 asc, at1 asc
limit ?
-- {}: equipment_id, owner_id, template_id
--   CO-ROUTINE merged
--     COMPOUND QUERY
--       LEFT-MOST SUBQUERY
--         CO-ROUTINE part0
--           SEARCH maintenance_plan USING COVERING INDEX maintenance_plan__plant_{}_next_maint_date_id_ix (plant_id=? AND {}=?)
--         SCAN part0
--       UNION ALL
--         CO-ROUTINE part1
--           SEARCH maintenance_plan USING COVERING INDEX maintenance_plan__plant_{}_next_maint_date_id_ix (plant_id=? AND {}=?)
--         SCAN part1
--   SCAN merged
--   USE TEMP B-TREE FOR ORDER BY

and next_maint_date = ?
--   SEARCH maintenance_plan USING COVERING INDEX maintenance_plan__plant_next_maint_date_id_name_ix (plant_id=? AND next_maint_date=?)

and (next_maint_date >= ? and next_maint_date <= ?)
--   SEARCH maintenance_plan USING COVERING INDEX maintenance_plan__plant_next_maint_date_id_name_ix (plant_id=? AND next_maint_date>? AND next_maint_date<?)
