select id from maintenance_plan where plant_id = ? order by next_maint_date asc, id asc limit ?
and id in (?, …) -- id
and {} = ? -- {}: name
and {} is null -- {}: name
and {} in (?, …) -- {}: name
and {} like ? escape '\' -- {}: name
and (name like ? escape '\' and (name like ? escape '\' or squeezed(name) like ? escape '\')) -- keyword, covered
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

select equipment_id as key0, count(*) from maintenance_plan where plant_id = ? group by 1 limit ? -- group_equipment_id
--   SEARCH maintenance_plan USING COVERING INDEX maintenance_plan__plant_equipment_next_maint_date_id_ix (plant_id=?)

select max(id) from maintenance_plan -- group_maint_craft, group_is_paused, group_status, group_created_at, group_updated_at, group_measures
--   SEARCH maintenance_plan

select row_groups(10000, 1, 0, maint_craft) from maintenance_plan indexed by maintenance_plan__plant_uq where plant_id = ?
-- group_maint_craft
select row_groups(10000, 1, 0, is_paused) from maintenance_plan indexed by maintenance_plan__plant_uq where plant_id = ? -- group_is_paused
select row_groups(10000, 1, 0, status) from maintenance_plan indexed by maintenance_plan__plant_uq where plant_id = ? -- group_status
select row_groups(10000, 1, 1, (created_at + 62167420800000) / 86400000 - 719530)
from maintenance_plan indexed by maintenance_plan__plant_uq
where plant_id = ?
-- group_created_at
select row_groups(10000, 1, 1, (updated_at + 62167420800000) / 86400000 - 719530)
from maintenance_plan indexed by maintenance_plan__plant_uq
where plant_id = ?
-- group_updated_at
select row_groups(10000, 1, 0, equipment_id, maint_level) from maintenance_plan indexed by maintenance_plan__plant_uq where plant_id = ?
-- group_measures
--   SEARCH maintenance_plan USING INDEX maintenance_plan__plant_uq (plant_id=?)

select owner_id as key0, count(*) from maintenance_plan where plant_id = ? group by 1 limit ? -- group_owner_id
--   SEARCH maintenance_plan USING COVERING INDEX maintenance_plan__plant_owner_next_maint_date_id_ix (plant_id=?)

select row_groups(10000, 1, 0, substr(next_maint_date, 1, 7)) from maintenance_plan where plant_id = ? -- group_next_maint_date
select template_id as key0, count(*) from maintenance_plan where plant_id = ? group by 1 limit ? -- group_template_id
--   SEARCH maintenance_plan USING COVERING INDEX maintenance_plan__plant_template_next_maint_date_id_ix (plant_id=?)
