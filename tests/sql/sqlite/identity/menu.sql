select id from menu order by sort_order asc, id asc limit ?
select count(*) from menu
--   SCAN menu USING COVERING INDEX menu__sort_order_id_ix

order by sort_order desc, id desc
--   SCAN menu USING COVERING INDEX menu__sort_order_id_ix

order by id asc -- id
select row_groups(10000, 1, 0, menu_type) from menu -- group_menu_type, group_measures
select row_groups(10000, 1, 0, visible) from menu -- group_visible
select row_groups(10000, 1, 0, status) from menu -- group_status
select row_groups(10000, 1, 1, (created_at + 62167420800000) / 86400000 - 719530) from menu -- group_created_at
select row_groups(10000, 1, 1, (updated_at + 62167420800000) / 86400000 - 719530) from menu -- group_updated_at
--   SCAN menu

and id = ?
--   SEARCH menu USING INTEGER PRIMARY KEY (rowid=?)

and id in (?, …)
--   SEARCH menu USING INTEGER PRIMARY KEY (rowid=?)
--   USE TEMP B-TREE FOR ORDER BY

and {} = ? -- {}: menu_type, menu_name, menu_name_en, permission, visible, status
and {} in (?, …) -- {}: menu_type, menu_name, menu_name_en, permission, status
and {} is null -- {}: menu_name, menu_name_en, permission
and {} like ? escape '\' -- {}: menu_name, menu_name_en, permission
and {} >= ? and {} <= ? -- {}: created_at, updated_at
and (menu_name like ? escape '\' and (menu_name like ? escape '\' or squeezed(menu_name) like ? escape '\'))
  or (menu_name_en like ? escape '\' and (menu_name_en like ? escape '\' or squeezed(menu_name_en) like ? escape '\'))
  or (permission like ? escape '\' and (permission like ? escape '\' or squeezed(permission) like ? escape '\'))
-- keyword
--   SCAN menu USING INDEX menu__sort_order_id_ix

and parent_id = ?
and parent_id is null
--   SEARCH menu USING COVERING INDEX menu__parent_sort_order_id_ix (parent_id=?)

select merged.id as id
from (
  select 0 as rank, id, at0, at1
  from #1(select id as id, sort_order as at0, id as at1 from menu where parent_id = ? order by sort_order asc, id asc limit ?) as part0
  union all
  select 0 as rank, id, at0, at1
  from #1 as part1
) as merged
order by merged.rank asc, at0 asc, at1 asc
limit ?
--   CO-ROUTINE merged
--     COMPOUND QUERY
--       LEFT-MOST SUBQUERY
--         CO-ROUTINE part0
--           SEARCH menu USING COVERING INDEX menu__parent_sort_order_id_ix (parent_id=?)
--         SCAN part0
--       UNION ALL
--         CO-ROUTINE part1
--           SEARCH menu USING COVERING INDEX menu__parent_sort_order_id_ix (parent_id=?)
--         SCAN part1
--   SCAN merged
--   USE TEMP B-TREE FOR ORDER BY

select max(id) from menu -- group_menu_type, group_visible, group_status, group_created_at, group_updated_at, group_measures
--   SEARCH menu

select parent_id as key0, count(*) from menu group by 1 limit ? -- group_parent_id
--   SCAN menu USING COVERING INDEX menu__parent_sort_order_id_ix
