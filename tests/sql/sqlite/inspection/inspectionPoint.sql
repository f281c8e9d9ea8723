select id from inspection_point where plant_id = ? order by sort_order asc, id asc limit ?
and id in (?, …) -- id
and {} = ? -- {}: name
and {} is null -- {}: name
and {} in (?, …) -- {}: name
and {} like ? escape '\' -- {}: name
and name like ? escape '\' -- covered
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
and (name like ? escape '\' or point_name like ? escape '\' or check_name like ? escape '\') -- keyword
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
