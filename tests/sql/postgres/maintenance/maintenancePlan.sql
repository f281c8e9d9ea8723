select id from maintenance_plan where plant_id = ? order by next_maint_date asc, id asc limit ?
and {} in (?, …) -- {}: name
and {} ilike ? escape '\' -- {}: name
and name ilike ? escape '\' -- keyword, covered
--   Limit
--     -> Index Only Scan using maintenance_plan__plant_next_maint_date_id_name_ix on maintenance_plan
--           Index Cond: (plant_id = ?)

select count(*) from maintenance_plan where plant_id = ?
--   Aggregate
--     -> Index Only Scan using maintenance_plan__plant_template_next_maint_date_id_ix on maintenance_plan
--           Index Cond: (plant_id = ?)

order by next_maint_date desc, id desc
--   Limit
--     -> Index Only Scan Backward using maintenance_plan__plant_next_maint_date_id_name_ix on maintenance_plan
--           Index Cond: (plant_id = ?)

order by id asc
--   Limit
--     -> Index Only Scan using maintenance_plan__plant_uq on maintenance_plan
--           Index Cond: (plant_id = ?)

and id = ?
--   Limit
--     -> Sort
--           Sort Key: next_maint_date COLLATE "C"
--           -> Index Scan using maintenance_plan__plant_uq on maintenance_plan
--                 Index Cond: ((plant_id = ?) AND (id = ?))

and id in (?, …)
--   Limit
--     -> Sort
--           Sort Key: next_maint_date COLLATE "C", id
--           -> Index Scan using maintenance_plan__plant_uq on maintenance_plan
--                 Index Cond: ((plant_id = ?) AND (id = ANY (ARRAY[?, ?])))

and {} = ? -- {}: equipment_id, owner_id, template_id
--   Limit
--     -> Index Only Scan using maintenance_plan__plant_{}_next_maint_date_id_ix on maintenance_plan
--           Index Cond: ((plant_id = ?) AND ({} = ?))

and {} is null -- {}: equipment_id, owner_id, template_id
--   Limit
--     -> Sort
--           Sort Key: next_maint_date COLLATE "C", id
--           -> Index Only Scan using maintenance_plan__plant_{}_next_maint_date_id_ix on maintenance_plan
--                 Index Cond: ((plant_id = ?) AND ({} IS NULL))

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
--   Limit
--     -> Sort
--           Sort Key: (0), part0.at0 COLLATE "C", part0.at1
--           -> Append
--                 -> Subquery Scan on part0
--                       -> Limit
--                             -> Index Only Scan using maintenance_plan__plant_{}_next_maint_date_id_ix on maintenance_plan
--                                   Index Cond: ((plant_id = ?) AND ({} = ?))
--                 …

and name = ?
--   Limit
--     -> Index Only Scan using maintenance_plan__plant_next_maint_date_id_name_ix on maintenance_plan
--           Index Cond: ((plant_id = ?) AND (name = ?))

and name is null
--   Limit
--     -> Index Only Scan using maintenance_plan__plant_next_maint_date_id_name_ix on maintenance_plan
--           Index Cond: ((plant_id = ?) AND (name IS NULL))

and {} = ? -- {}: maint_craft, is_paused, status
and {} in (?, …) -- {}: maint_craft, status
and ({} >= ? and {} <= ?) -- {}: created_at, updated_at
--   Limit
--     -> Index Scan using maintenance_plan__plant_next_maint_date_id_name_ix on maintenance_plan
--           Index Cond: (plant_id = ?)

and next_maint_date = ?
--   Limit
--     -> Index Only Scan using maintenance_plan__plant_next_maint_date_id_name_ix on maintenance_plan
--           Index Cond: ((plant_id = ?) AND (next_maint_date = ?))

and (next_maint_date >= ? and next_maint_date <= ?)
--   Limit
--     -> Index Only Scan using maintenance_plan__plant_next_maint_date_id_name_ix on maintenance_plan
--           Index Cond: ((plant_id = ?) AND (next_maint_date >= ?) AND (next_maint_date <= ?))
