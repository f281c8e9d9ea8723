select * from ink where (id = ? and plant_id = ?)
--   SEARCH ink USING INTEGER PRIMARY KEY (rowid=?)

select * from ink_can where (plant_id = ? and (ink_stock_id = ? and state in (?, …))) order by +id
--   SEARCH ink_can USING INDEX ink_can__plant_ink_stock_opened_at_id_ix (plant_id=? AND ink_stock_id=?)
--   USE TEMP B-TREE FOR ORDER BY

select id, batch_no, location_id, expiring_date, quantity
from ink_stock
where (
  ink_stock.plant_id = ?
    and (
      ink_stock.ink_id = ? and ink_stock.state = ?
        and ink_stock.quantity > coalesce(
          (
            select sum(content_kg) from ink_can where (ink_can.plant_id = ? and (ink_can.ink_stock_id = ink_stock.id and ink_can.state = ?))
          ),
            0
        )
        and ink_stock.expiring_date >= ?
    )
)
order by ink_stock.expiring_date asc, ink_stock.id asc
limit ?
--   SEARCH ink_stock USING INDEX ink_stock__plant_ink_expiring_date_id_ix (plant_id=? AND ink_id=? AND expiring_date>?)
--   CORRELATED SCALAR SUBQUERY 1
--     SEARCH ink_can USING INDEX ink_can__plant_ink_stock_opened_at_id_ix (plant_id=? AND ink_stock_id=?)

select ink_stock_id, sum(content_kg) from ink_can where (plant_id = ? and (ink_stock_id in (?, …) and state = ?)) group by ink_stock_id
--   SEARCH ink_can USING INDEX ink_can__plant_ink_stock_opened_at_id_ix (plant_id=? AND ink_stock_id=?)
