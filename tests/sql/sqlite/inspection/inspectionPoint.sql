select id from inspection_point where plant_id = ? order by sort_order asc, id asc limit ?
and id in (?, …) -- id
and {} = ? -- {}: name
and {} is null -- {}: name
and {} in (?, …) -- {}: name
and {} like ? escape '\' -- {}: name
and (name like ? escape '\' and (name like ? escape '\' or squeezed(name) like ? escape '\')) -- covered
--   SEARCH inspection_point USING COVERING INDEX inspection_point__plant_sort_order_id_name_ix (plant_id=?)

select count(*) from inspection_point where plant_id = ?
order by id asc -- id
--   SEARCH inspection_point USING COVERING INDEX inspection_point__plant_uq (plant_id=?)

order by sort_order desc, id desc
--   SEARCH inspection_point USING COVERING INDEX inspection_point__plant_sort_order_id_name_ix (plant_id=?)

and id = ?
--   SEARCH inspection_point USING INTEGER PRIMARY KEY (rowid=?)

and {} = ? -- {}: equipment_id, shift_id, template_id
and {} is null -- {}: shift_id, template_id
--   SEARCH inspection_point USING COVERING INDEX inspection_point__plant_{}_sort_order_id_ix (plant_id=? AND {}=?)

and {} is null -- {}: equipment_id, point_name, check_name
and {} = ? -- {}: point_name, check_name, inspect_mode, inspect_cycle, is_paused, status
and {} in (?, …) -- {}: point_name, check_name, inspect_mode, inspect_cycle, status
and {} like ? escape '\' -- {}: point_name, check_name
and ({} >= ? and {} <= ?) -- {}: created_at, updated_at
and (
  (name like ? escape '\' and (name like ? escape '\' or squeezed(name) like ? escape '\'))
    or (point_name like ? escape '\' and (point_name like ? escape '\' or squeezed(point_name) like ? escape '\'))
    or (check_name like ? escape '\' and (check_name like ? escape '\' or squeezed(check_name) like ? escape '\'))
)
-- keyword
--   SEARCH inspection_point USING INDEX inspection_point__plant_sort_order_id_name_ix (plant_id=?)

select merged.id as id
from (
  select 0 as rank, id, at0, at1
  from #1(
    select id as id, sort_order as at0, id as at1
    from inspection_point
    where (plant_id = ? and {} = ?)
    order by sort_order asc, id asc
    limit ?
  ) as part0
  union all
  select 0 as rank, id, at0, at1
  from #1 as part1
) as merged
order by merged.rank asc, at0 asc, at1 asc
limit ?
-- {}: equipment_id, shift_id, template_id
--   CO-ROUTINE merged
--     COMPOUND QUERY
--       LEFT-MOST SUBQUERY
--         CO-ROUTINE part0
--           SEARCH inspection_point USING COVERING INDEX inspection_point__plant_{}_sort_order_id_ix (plant_id=? AND {}=?)
--         SCAN part0
--       UNION ALL
--         CO-ROUTINE part1
--           SEARCH inspection_point USING COVERING INDEX inspection_point__plant_{}_sort_order_id_ix (plant_id=? AND {}=?)
--         SCAN part1
--   SCAN merged
--   USE TEMP B-TREE FOR ORDER BY

select equipment_id as key0, count(*) from inspection_point where plant_id = ? group by 1 limit ? -- group_equipment_id
--   SEARCH inspection_point USING COVERING INDEX inspection_point__plant_equipment_sort_order_id_ix (plant_id=?)

select max(id) from inspection_point
-- group_inspect_mode, group_inspect_cycle, group_is_paused, group_status, group_created_at, group_updated_at, group_measures
--   SEARCH inspection_point

select row_groups(10000, 1, 0, inspect_mode) from inspection_point indexed by inspection_point__plant_uq where plant_id = ?
-- group_inspect_mode
select row_groups(10000, 1, 0, inspect_cycle) from inspection_point indexed by inspection_point__plant_uq where plant_id = ?
-- group_inspect_cycle
select row_groups(10000, 1, 0, is_paused) from inspection_point indexed by inspection_point__plant_uq where plant_id = ? -- group_is_paused
select row_groups(10000, 1, 0, status) from inspection_point indexed by inspection_point__plant_uq where plant_id = ? -- group_status
select row_groups(10000, 1, 1, (created_at + 62167420800000) / 86400000 - 719530)
from inspection_point indexed by inspection_point__plant_uq
where plant_id = ?
-- group_created_at
select row_groups(10000, 1, 1, (updated_at + 62167420800000) / 86400000 - 719530)
from inspection_point indexed by inspection_point__plant_uq
where plant_id = ?
-- group_updated_at
select row_groups(10000, 1, 0, equipment_id, cycle_days) from inspection_point indexed by inspection_point__plant_uq where plant_id = ?
-- group_measures
--   SEARCH inspection_point USING INDEX inspection_point__plant_uq (plant_id=?)

select shift_id as key0, count(*) from inspection_point where plant_id = ? group by 1 limit ? -- group_shift_id
--   SEARCH inspection_point USING COVERING INDEX inspection_point__plant_shift_sort_order_id_ix (plant_id=?)

select template_id as key0, count(*) from inspection_point where plant_id = ? group by 1 limit ? -- group_template_id
--   SEARCH inspection_point USING COVERING INDEX inspection_point__plant_template_sort_order_id_ix (plant_id=?)
